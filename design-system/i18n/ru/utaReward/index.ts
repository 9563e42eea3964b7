import type { NamespaceUtaRewardTranslation } from '../../i18n-types'

const ru_utaReward = {
  total: 'Всего',
  month: 'В этом месяце',
  week: 'На этой неделе',
  fromPartners: 'от UTA ваших партнёров',
  notLoaded: 'не загрузилось',
  overTime: 'Награды по времени',
  period: {
    label: 'Период',
    days: 'Дни',
    weeks: 'Недели',
    months: 'Месяцы',
  },
  summary: '{sum} за {count|integer} {{count:|отрезок||отрезка|отрезков|отрезка}} графика.',
  failed: 'Награды по времени не загрузились',
  rows: 'Награды по одной',
  rowsFailed: 'Награды не загрузились',
  toReferral: 'Партнёры',
  none: 'Наград пока нет',
  noneText: 'Когда UTA партнёра зарабатывает, здесь появляется ваша доля.',
} satisfies NamespaceUtaRewardTranslation

export default ru_utaReward
