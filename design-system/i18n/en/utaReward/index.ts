import type { BaseTranslation } from '../../i18n-types'

const en_utaReward = {
  total: 'In all',
  month: 'This month',
  week: 'This week',
  fromPartners: 'from the UTA of your partners',
  notLoaded: 'did not load',
  overTime: 'Rewards over time',
  period: {
    label: 'Period',
    days: 'Days',
    weeks: 'Weeks',
    months: 'Months',
  },
  summary: '{sum:string} in {count:number|integer} {{count:part|parts}} of the drawing.',
  failed: 'Rewards over time did not load',
  rows: 'Rewards one by one',
  rowsFailed: 'The rewards did not load',
  toReferral: 'Referral',
  none: 'No rewards yet',
  noneText: 'When UTA of a partner earns, your part of it is listed here.',
} satisfies BaseTranslation

export default en_utaReward
