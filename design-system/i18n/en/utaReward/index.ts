import type { BaseTranslation } from '../../i18n-types'

const en_utaReward = {
  total: 'Total',
  month: 'This month',
  week: 'This week',
  fromPartners: 'from your referrals’ UTA',
  notLoaded: 'Couldn’t load',
  overTime: 'Rewards over time',
  period: {
    label: 'Period',
    days: 'Days',
    weeks: 'Weeks',
    months: 'Months',
  },
  summary: '{sum:string} over {count:number|integer} {{count:period|periods}}.',
  failed: 'Couldn’t load rewards over time',
  rows: 'Reward history',
  rowsFailed: 'Couldn’t load the rewards',
  toReferral: 'Go to Referrals',
  noBars: 'No rewards in this period',
  none: 'No rewards yet',
  noneText: 'When a referral’s UTA makes a profit, your share will appear here.',
} satisfies BaseTranslation

export default en_utaReward
