import type { BaseTranslation } from '../../i18n-types'

const en_utaReward = {
  total: 'From your referrals’ UTA',
  month: 'this month',
  best: 'Best month, {month:string}',
  latest: 'Latest reward, {day:string}',
  creditedTo: 'Credited to',
  share: { uta: 'Share of all referral rewards', rest: 'Other rewards' },
  overTime: 'Rewards over time',
  period: {
    label: 'Period',
    days: 'Days',
    weeks: 'Weeks',
    months: 'Months',
  },
  summary: '{sum:string} over {count:number|integer} {{count:period|periods}}.',
  failed: 'Couldn’t load rewards over time',
  rows: 'Latest rewards',
  allRows: 'All rewards',
  rowsFailed: 'Couldn’t load the rewards',
  noBars: 'No rewards in this period',
  noneText: 'When a referral’s UTA makes a profit, your share will appear here.',
  byReferral: {
    title: 'By referral',
    note: 'Everything each referral has brought you, including subscriptions.',
    all: 'All {count:number|integer} {{count:referral|referrals}}',
    more: '{count:number|integer} more {{count:referral|referrals}}',
    referral: 'Referral',
    level: 'Level {level:number}',
    share: 'Share',
    income: 'Total reward',
  },
} satisfies BaseTranslation

export default en_utaReward
