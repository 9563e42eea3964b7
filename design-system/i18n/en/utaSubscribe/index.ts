import type { BaseTranslation } from '../../i18n-types'

const en_utaSubscribe = {
  lead: 'A subscription lets UTA trade with your UTA balance. It ends by itself; nothing renews without you.',
  plans: 'Subscriptions',
  planLabel: '{name:string}, {days:number|integer} {{days:day|days}}, {price:string}',
  days: '{count:number|integer} {{count:day|days}}',
  perDay: 'Per day',
  minimumRefill: 'Minimum top-up',
  saves: 'Saves {amount:string}',
  current: 'Your subscription',
  runs: '{name:string} runs until {day:string}. What you buy now begins on that day; no day is lost.',
  runsOpen: '{name:string} is running. What you buy now begins when it ends; no day is lost.',
  until: '{name:string}, until {day:string}',
  after: 'Balance after payment: {amount:string}',
  short: '{amount:string} are missing',
  pay: 'Pay {price:string}',
  refill: 'Refill {token:string}',
  ask: {
    title: 'Subscribe for {price:string}?',
    extend: 'Extend for {price:string}?',
    cancel: 'Not now',
    plan: 'Subscription',
    begins: 'Begins',
    atOnce: 'at once',
    ends: 'Ends',
    balance: 'Balance after payment',
    price: 'Price',
    consequence: 'The price is taken from your assets at once.',
  },
  done: {
    title: '{name:string} is yours',
    text: 'It runs until {day:string}. {price:string} were paid.',
    refill: 'Refill UTA',
    open: 'Open UTA',
    transactions: 'See transactions',
  },
  failed: 'Subscriptions did not load',
  safe: 'Nothing was bought.',
  none: 'No subscription is on offer now',
  noneText: 'Look again later. What runs goes on until its end.',
} satisfies BaseTranslation

export default en_utaSubscribe
