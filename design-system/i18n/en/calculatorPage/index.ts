import type { BaseTranslation } from '../../i18n-types'

const en_calculatorPage = {
  amount: 'Amount',
  term: 'Term',
  months: '{{count:month|months}}',
  rate: 'Assumed profit or loss per month',
  field: { amount: 'Amount in USDT', term: 'Term in months', rate: 'Assumed profit or loss per month, in percent' },
  range: 'Your choice. UTA’s past monthly returns ({count:number|integer} {{count:month|months}}): {low:string} to {high:string}.',
  own: 'Your choice. It can also be negative.',
  average: 'Use the average: {rate:string}',
  reinvest: 'Reinvest profits in UTA',
  reinvestHelp:
    'When on, each month starts from the new balance. When off, profits are taken out each month, but losses still reduce the balance.',
  after: 'After {count:number|integer} {{count:month|months}}, based on these assumptions',
  chart: {
    title: 'Balance over {count:number|integer} {{count:month|months}}, USDT',
    summary: 'At {rate:string} a month, {start:string} becomes {end:string}.',
    of: 'Month',
    now: 'now',
    start: 'Now',
    month: 'After month {number:number|integer}',
    yours: 'Your assumption: {rate:string}',
    still: 'No change',
    weak: 'If every month matched the worst: {rate:string}',
  },
  fee: 'Top-up fee',
  results: 'Profit and loss',
  shared: 'Referral program, {percent:string} of profits',
  end: 'At the end',
  note: 'This is a calculation, not a promise. UTA can also make a loss.',
  assumptions:
    'Assumes the same profit or loss every month, a one-time top-up fee of {fee:string} and {percent:string} of each profit for the referral program. Subscription and withdrawal fees are not included.',
  withoutCosts:
    'The top-up fee and the referral program’s share aren’t available right now. Neither these nor the subscription and withdrawal fees are included. Assumes the same profit or loss every month.',
  refill: 'Top up UTA with {amount:string}',
  share: 'Copy link',
  reset: 'Reset',
} satisfies BaseTranslation

export default en_calculatorPage
