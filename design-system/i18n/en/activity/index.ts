import type { BaseTranslation } from '../../i18n-types'

const en_activity = {
  period: 'Period',
  all: 'All time',
  week: '7 days',
  month: '30 days',
  info: 'How activity is counted',
  allTitle: 'All-time rewards',
  weekTitle: 'Rewards in the last 7 days',
  monthTitle: 'Rewards in the last 30 days',
  first: 'You’ll get your first reward when a referral subscribes to UTA or makes a profit with it.',
  firstHere: 'No rewards in this period.',
  byMonth: 'By month',
  byDay: 'By day',
  byDays: { best: 'Best day', rewarded: 'Days with rewards' },
  byMonths: { best: 'Best month', rewarded: 'Months with rewards' },
  ofAll: '{count:number|integer} of {all:number|integer}',
  chartMonths: 'Rewards by month, MATU',
  chartDays: 'Rewards by day, MATU',
  summary: 'Total: {sum:string}.',
  newcomers: '{count:number|integer} new {{count:referral|referrals}}',
  weeks: 'The last 12 weeks',
  months: 'The last 12 months',
  columns: { day: 'Day', week: 'Week', month: 'Month', newcomers: 'New referrals', income: 'Reward' },
  kindsTitle: 'By type',
  otherKind: 'Other',
  kinds: {
    subscription: { name: 'Referral subscriptions', brief: 'Subscriptions', short: 'A share of what your referrals pay for UTA' },
    uta_result: { name: 'Referral UTA profits', brief: 'UTA profits', short: 'A share of what your referrals earn with UTA' },
    leader_pool: { name: 'Leader pools', brief: 'Pools', short: 'Your share of the monthly fund' },
    promotion: { name: 'Promotions', brief: 'Promotions', short: 'Steps you’ve completed' },
  },
  partners: {
    title: 'Active referrals',
    failed: 'Couldn’t load your referrals',
    line: '{rank:string}, level {level:number}',
    level: 'Level',
    days: 'Active days',
    count: '{count:number|integer} of {all:number|integer} {{all:day|days}}',
    none: 'No active referrals this month',
    noneText: 'A referral becomes active once their UTA has run for a day.',
  },
  failed: 'Couldn’t load your referral activity',
  safe: 'Your rewards are safe.',
  noBars: 'No rewards in this period',
  none: 'No rewards yet',
  noneText: 'Your rewards will appear here by period.',
  article: {
    active: {
      title: 'What is an active day?',
      text: 'A referral is active on any day their UTA runs: their subscription is active and their UTA balance isn’t empty.\nOne active day makes a referral active for the whole month. Each line in the lists is a day; filled lines are active days.',
    },
    subscription: {
      title: 'Referral subscriptions',
      text: 'When a referral buys or extends a UTA subscription, you get a share of its price in MATU. The share depends on the referral’s level.',
    },
    result: {
      title: 'Referral UTA profits',
      text: 'When a referral’s UTA ends a day in profit, you get a share of that profit. A losing day brings no reward and costs you nothing.',
    },
    pool: {
      title: 'Leader pools',
      text: 'Everyone who meets both <0>conditions of a pool</0> by the end of the month gets an equal share of its fund. You can be in several pools at once.',
    },
    promotion: {
      title: 'Promotions',
      text: 'Rewards for promotion steps you’ve completed. See the terms on <0>the promotion page</0>.',
    },
    paid: {
      title: 'When rewards are paid',
      text: 'Rewards for subscriptions and profits are credited on the day they are earned; days start at midnight UTC. Pools are paid at the end of the month.\nEvery payment appears in your <0>transactions</0>.',
    },
  },
} satisfies BaseTranslation

export default en_activity
