import type { NamespaceUtaRewardTranslation } from '../../i18n-types'

const ru_utaReward = {
  total: 'Всего',
  month: 'В этом месяце',
  week: 'На этой неделе',
  fromPartners: 'от UTA ваших партнёров',
  notLoaded: 'Не удалось загрузить',
  overTime: 'Вознаграждения по периодам',
  period: {
    label: 'Период',
    days: 'Дни',
    weeks: 'Недели',
    months: 'Месяцы',
  },
  summary: 'Всего {sum} за {count|integer} {{count:|период||периода|периодов|периода}}.',
  failed: 'Не удалось загрузить вознаграждения по периодам',
  rows: 'Все вознаграждения',
  rowsFailed: 'Не удалось загрузить вознаграждения',
  toReferral: 'Перейти к партнёрам',
  noBars: 'Нет вознаграждений за этот период',
  none: 'Вознаграждений пока нет',
  noneText: 'Когда UTA партнёра принесёт прибыль, ваша доля появится здесь.',
} satisfies NamespaceUtaRewardTranslation

export default ru_utaReward
