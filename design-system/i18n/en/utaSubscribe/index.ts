import type { BaseTranslation } from '../../i18n-types'

const en_utaSubscribe = {
  lead: 'UTA is the automatic trading account: during a subscription, it trades with your UTA balance. A subscription ends on its own and doesn’t renew automatically.',
  plans: 'Plans',
  planLabel: '{name:string}, {days:number|integer} {{days:day|days}}, {price:string}',
  days: '{count:number|integer} {{count:day|days}}',
  perDay: 'Per day',
  minimumRefill: 'Minimum top-up',
  saves: 'Save {amount:string}',
  current: 'Your subscription',
  runs: '{name:string} runs until {day:string}. Anything you buy now starts that day, so you won’t lose any days.',
  runsOpen: '{name:string} is active. Anything you buy now starts when it ends, so you won’t lose any days.',
  until: '{name:string}, until {day:string}',
  after: 'Balance after payment: {amount:string}',
  short: 'You need {amount:string} more',
  pay: 'Pay {price:string}',
  refill: 'Deposit {token:string}',
  ask: {
    title: 'Subscribe for {price:string}?',
    extend: 'Extend for {price:string}?',
    cancel: 'Cancel',
    plan: 'Plan',
    begins: 'Starts',
    atOnce: 'immediately',
    ends: 'Ends',
    balance: 'Balance after payment',
    price: 'Price',
    consequence: 'The price is charged to your assets immediately.',
  },
  done: {
    title: 'You’re subscribed to {name:string}',
    text: 'Your subscription runs until {day:string}. You paid {price:string}.',
    refill: 'Top up UTA',
    open: 'Open UTA',
  },
  failed: 'Couldn’t load the plans',
  safe: 'Nothing was charged.',
  none: 'No plans available right now',
  noneText: 'Check again later. An active subscription is not affected.',
} satisfies BaseTranslation

export default en_utaSubscribe
