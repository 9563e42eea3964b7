import type { NamespaceUtaRewardTranslation } from '../../i18n-types'

const ru_utaReward = {
  total: 'От UTA ваших партнёров',
  month: 'в этом месяце',
  best: 'Лучший месяц: {month}',
  latest: 'Последнее вознаграждение: {day}',
  creditedTo: 'Куда зачисляется',
  share: { uta: 'Доля всех вознаграждений', rest: 'Остальные' },
  overTime: 'Вознаграждения по периодам',
  period: {
    label: 'Период',
    days: 'Дни',
    weeks: 'Недели',
    months: 'Месяцы',
  },
  summary: 'Всего {sum} за {count|integer} {{count:|период||периода|периодов|периода}}.',
  failed: 'Не удалось загрузить вознаграждения по периодам',
  rows: 'Последние вознаграждения',
  allRows: 'Все вознаграждения',
  rowsFailed: 'Не удалось загрузить вознаграждения',
  noBars: 'Нет вознаграждений за этот период',
  noneText: 'Когда UTA партнёра принесёт прибыль, ваша доля появится здесь.',
  byReferral: {
    title: 'По партнёрам',
    note: 'Всё, что вам принёс каждый партнёр, включая подписки.',
    all: 'Все партнёры: {count|integer}',
    more: 'Ещё {count|integer} {{count:|партнёр||партнёра|партнёров|партнёра}}',
    referral: 'Партнёр',
    level: 'Уровень {level}',
    share: 'Доля',
    income: 'Всего',
  },
} satisfies NamespaceUtaRewardTranslation

export default ru_utaReward
