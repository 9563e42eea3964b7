import type { NamespaceReferralTranslation } from '../../i18n-types'

const ru_referral = {
  failed: 'Партнёрская программа не загрузилась',
  safe: 'Партнёры и вознаграждения на месте.',
  rewards: {
    title: 'Вознаграждения за всё время',
    month: 'в этом месяце',
    first: 'Первое вознаграждение придёт, когда партнёр подключит UTA или заработает на ней.',
    level: 'Уровень {level}',
    below: 'Уровень {level}+',
  },
  invite: {
    title: 'Ваша ссылка',
    lead: 'Кто зарегистрируется по ней, станет вашим партнёром.',
    copy: 'Скопировать',
    showCode: 'QR-код',
    hideCode: 'Скрыть код',
    codeLabel: 'QR-код вашей ссылки, {link}',
    codeText: 'Наведите на код камеру телефона: ссылка откроется сама.',
    partners: 'Партнёры',
    active: 'Активны в этом месяце',
    newcomers: 'Новые за 7 дней',
  },
  rank: {
    title: 'Ранг: {rank}',
    both: 'Считаются оба условия, ранг даёт меньшее из них.',
  },
  leaderPools: {
    title: 'Лидерские пулы',
    how: 'Как устроены пулы',
    pool: 'Пул {number}',
    in: 'Вы в пуле',
    failed: 'Лидерские пулы не загрузились',
  },
  newest: {
    title: 'Новые партнёры',
    structure: 'Структура',
    line: 'Уровень {level}, {day}',
    none: 'Партнёров пока нет',
    noneText: 'Здесь появится каждый, кто зарегистрируется по вашей ссылке.',
  },
  months: {
    title: 'Сколько и когда заработано',
    link: 'Активность',
    chart: 'Вознаграждения по месяцам, MATU',
    summary: '{count|integer} {{count:|месяц||месяца|месяцев|месяца}}, всего {sum}.',
    month: 'Месяц',
    newcomers: 'Новые партнёры',
    count: '{count|integer} {{count:|новый партнёр||новых партнёра|новых партнёров|новых партнёра}}',
  },
} satisfies NamespaceReferralTranslation

export default ru_referral
