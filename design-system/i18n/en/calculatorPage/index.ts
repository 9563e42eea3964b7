import type { BaseTranslation } from '../../i18n-types'

const en_calculatorPage = {
  amount: 'Amount',
  term: 'Term',
  months: '{{count:month|months}}',
  rate: 'Assumed result per month',
  range: 'You choose it. The last {count:number|integer} UTA {{count:month was|months were}} between {low:string} and {high:string}.',
  own: 'You choose it. It can be below zero as well.',
  average: 'Take the average: {rate:string}',
  reinvest: 'Leave results in UTA',
  reinvestHelp: 'Each month starts from the new balance. Otherwise gains are taken out, losses stay.',
  after: 'With these assumptions, after {count:number|integer} {{count:month|months}}',
  chart: {
    title: 'Balance over {count:number|integer} {{count:month|months}}, USDT',
    summary: 'At {rate:string} a month {start:string} become {end:string}.',
    of: 'Month',
    now: 'now',
    start: 'Now',
    month: 'After month {number:number|integer}',
    yours: 'Your assumption {rate:string}',
    still: 'No change',
    weak: 'Weakest month each month {rate:string}',
  },
  fee: 'Fee at the refill',
  results: 'Results',
  shared: 'Reward programme, {percent:string} of gains',
  end: 'At the end',
  note: 'A calculation, not a promise. Results can be negative.',
  assumptions:
    'Every month has the same result. The refill costs {fee:string} once, {percent:string} of each gain goes to the reward programme. Subscription and withdrawal fees are not included.',
  withoutCosts: 'Fee and reward share are not known at the moment and not included. Every month has the same result.',
  refill: 'Refill UTA',
  share: 'Copy the link',
  reset: 'Reset',
} satisfies BaseTranslation

export default en_calculatorPage
