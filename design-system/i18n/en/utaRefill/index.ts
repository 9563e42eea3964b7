import type { BaseTranslation } from '../../i18n-types'

const en_utaRefill = {
  formLabel: 'Refill UTA',
  steps: {
    amount: 'Amount',
    check: 'Check',
    transfer: 'Transfer',
  },
  amount: 'Amount to move into UTA',
  next: 'Continue',
  summary: {
    title: 'Summary',
    from: 'From assets',
    fee: 'Fee',
    noFee: 'none',
    arrives: 'Arrives',
    minute: 'usually within a minute',
    receives: 'UTA receives',
    after: 'UTA balance after the transfer: {amount:string}',
  },
  check: {
    title: 'Check the transfer',
    back: 'Taking it out of UTA again can take up to {count:number|integer} {{count:hour|hours}}.',
    confirm: 'Move {amount:string} into UTA',
    change: 'Change',
    ahead: 'What happens next',
    aheadText: 'The amount leaves your assets at once. We then check every 2 seconds whether it has arrived and show each check.',
  },
  noSubscription: {
    title: 'UTA needs a subscription',
    text: 'Without one, UTA does not trade and takes no refills.',
    action: 'See subscriptions',
  },
  noMoney: {
    title: 'There is no USDT in your assets',
    text: 'UTA works with USDT. Refill your assets first, then move it here.',
    action: 'Refill assets',
  },
  notLoaded: 'The refill form did not load',
  safe: 'Nothing was moved.',
  theAmount: 'the amount',
  request: 'Request',
  started: 'Started',
  seeTransaction: 'See the transaction',
  seeTransactions: 'See transactions',
  again: 'New refill',
  waiting: {
    title: 'Waiting for confirmation',
    text: 'We check the request every {every:number|integer} seconds. This is check {attempt:number|integer} of {count:number|integer}, about {left:number|integer} seconds more at most.',
    leave: 'You can leave this page. The transfer continues and appears in Transactions.',
    spoken: 'Check {attempt:number|integer} of {count:number|integer}, no answer yet',
  },
  paused: {
    title: 'Waiting for the connection',
    text: 'There is no connection. {attempt:number|integer} of {count:number|integer} checks are done; we go on when it is back. Waiting does not count.',
  },
  gaveUp: {
    title: 'Still no answer',
    text: 'We stopped checking after {count:number|integer} attempts. The transfer is still being processed: {amount:string} will either arrive in UTA or come back to your assets. Nothing is charged twice.',
    check: 'Check again',
    support: 'Write to us',
    checkedAt: 'Last checked at {time:string}: still being processed',
  },
  done: {
    title: '{amount:string} are in UTA',
    titleOpen: 'The amount is in UTA',
    text: 'The UTA balance is now {balance:string}. New deals use it from the next opening.',
    next: 'New deals use it from the next opening.',
    open: 'Open UTA',
  },
  failed: {
    title: 'The transfer failed',
    text: '{amount:string} and the fee are back in your assets.',
    again: 'Try again',
  },
  lost: {
    title: 'This request is not known',
    text: 'The server has no transfer with this number. Transactions show what became of your money.',
  },
} satisfies BaseTranslation

export default en_utaRefill
