import type { BaseTranslation } from '../../i18n-types'

const en_activity = {
  period: 'Period',
  all: 'All time',
  week: '7 days',
  month: '30 days',
  info: 'What counts and why',
  allTitle: 'Rewards, all time',
  weekTitle: 'Rewards, last 7 days',
  monthTitle: 'Rewards, last 30 days',
  first: 'The first reward comes when a partner subscribes to UTA or earns with it.',
  firstHere: 'Nothing came in these days.',
  byMonth: 'By month',
  byDay: 'By day',
  chartMonths: 'Rewards by month, MATU',
  chartDays: 'Rewards by day, MATU',
  summary: 'Together {sum:string}.',
  newcomers: '{count:number|integer} new {{count:partner|partners}}',
  weeks: 'The last 12 weeks',
  months: 'The last 12 months',
  columns: { day: 'Day', week: 'Week', month: 'Month', newcomers: 'New partners', income: 'Reward' },
  kindsTitle: 'By kind',
  otherKind: 'Other',
  kinds: {
    subscription: { name: 'Partner subscriptions', brief: 'Subscriptions', short: 'A part of what partners pay for UTA' },
    uta_result: { name: 'Partner UTA results', brief: 'UTA', short: 'A part of what partners earn with UTA' },
    leader_pool: { name: 'Leader pools', brief: 'Pools', short: 'Your share of the month’s fund' },
    promotion: { name: 'Promotions', brief: 'Promotions', short: 'Steps that you have completed' },
  },
  partners: {
    title: 'Who was active',
    failed: 'Partners did not load',
    line: '{rank:string}, level {level:number}',
    count: '{count:number|integer} of {all:number|integer} days',
    none: 'No active partners this month',
    noneText: 'A partner is active as soon as their UTA works for a day.',
  },
  failed: 'Activity did not load',
  safe: 'Your rewards are safe.',
  none: 'Nothing earned yet',
  noneText: 'Rewards stand here by period.',
  article: {
    active: {
      title: 'What an active day is',
      text: 'A partner is active on a day on which their UTA works: the subscription runs and there is an amount in it.\nOne active day in a month makes the partner active for that month. Lines in the lists are days: a filled one was active.',
    },
    subscription: {
      title: 'Partner subscriptions',
      text: 'When a partner takes out a UTA subscription or extends it, you get a part of its price in MATU. How large it is depends on the partner’s level.',
    },
    result: {
      title: 'Partner UTA results',
      text: 'When a partner’s UTA closes a day with a profit, you get a part of it. A day with a loss brings nothing and takes nothing away.',
    },
    pool: {
      title: 'Leader pools',
      text: 'Whoever meets both <0>conditions of a pool</0> by the end of the month shares its fund with the other leaders in equal parts. Several pools can be shared at once.',
    },
    promotion: {
      title: 'Promotions',
      text: 'Rewards for steps of a promotion that you have completed. The terms stand on <0>the promotion’s own page</0>.',
    },
    paid: {
      title: 'When rewards are paid',
      text: 'Rewards for subscriptions and results are credited on the day on which they arise; days begin at midnight UTC. Pools are paid at the end of the month.\nEach payment is in the <0>list of transactions</0>.',
    },
  },
} satisfies BaseTranslation

export default en_activity
