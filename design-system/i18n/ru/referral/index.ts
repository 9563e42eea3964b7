import type { NamespaceReferralTranslation } from '../../i18n-types'

const ru_referral = {
  failed: 'Не удалось загрузить партнёрскую программу',
  safe: 'Ваши партнёры и вознаграждения в сохранности.',
  rewards: {
    title: 'Вознаграждения за всё время',
    month: 'в этом месяце',
    first: 'Вы получите первое вознаграждение, когда партнёр оформит подписку UTA или заработает на UTA.',
    level: 'Уровень {level}',
    below: 'Уровень {level}+',
  },
  invite: {
    title: 'Ваша ссылка',
    lead: 'Каждый, кто зарегистрируется по вашей ссылке, станет вашим партнёром.',
    copy: 'Скопировать ссылку',
    showCode: 'Показать QR-код',
    hideCode: 'Скрыть QR-код',
    codeLabel: 'QR-код вашей ссылки, {link}',
    codeText: 'Наведите на код камеру телефона, чтобы открыть ссылку.',
    partners: 'Партнёры',
    active: 'Активны в этом месяце',
    newcomers: 'Новые за последние 7\u00a0дней',
  },
  rank: {
    title: 'Ранг: {rank}',
    both: 'Ваш ранг\u00a0— самый высокий из тех, для которых выполнены оба условия.',
  },
  leaderPools: {
    title: 'Лидерские пулы',
    how: 'Как работают пулы',
    pool: 'Пул {number}',
    in: 'Вы в пуле',
    failed: 'Не удалось загрузить лидерские пулы',
  },
  newest: {
    title: 'Новые партнёры',
    structure: 'Структура',
    line: 'Уровень {level}, {day}',
    none: 'Партнёров пока нет',
    noneText: 'Здесь появятся все, кто зарегистрируется по вашей ссылке.',
  },
  months: {
    title: 'Вознаграждения по месяцам',
    link: 'Активность',
    chart: 'Вознаграждения по месяцам, MATU',
    summary: '{count|integer} {{count:|месяц||месяца|месяцев|месяца}}, всего {sum}.',
    month: 'Месяц',
    newcomers: 'Новые партнёры',
    count: '{count|integer} {{count:|новый партнёр||новых партнёра|новых партнёров|новых партнёра}}',
  },
} satisfies NamespaceReferralTranslation

export default ru_referral
