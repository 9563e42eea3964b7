import type { BaseTranslation } from '../../i18n-types'

const en_utaRefill = {
  formLabel: 'Top up UTA',
  steps: {
    amount: 'Amount',
    check: 'Review',
    transfer: 'Transfer',
  },
  amount: 'Top-up amount',
  suggested: 'Filled in from your link. Nothing is sent until you confirm it.',
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
    title: 'Review the transfer',
    back: 'Withdrawing the amount from UTA can take up to {count:number|integer} {{count:hour|hours}}.',
    confirm: 'Top up UTA with {amount:string}',
    change: 'Edit',
    ahead: 'What happens next',
    aheadText: 'The amount leaves your assets right away. We then check every 2 seconds whether it has arrived and show you the progress.',
  },
  noSubscription: {
    title: 'UTA requires a subscription',
    text: 'Without a subscription, UTA doesn’t trade and can’t be topped up.',
    action: 'View plans',
  },
  noMoney: {
    title: 'You have no USDT in your assets',
    text: 'UTA works with USDT. Deposit USDT first, then top up UTA here.',
    action: 'Deposit USDT',
  },
  notLoaded: 'Couldn’t load the top-up form',
  safe: 'No money was moved.',
  request: 'Request ID',
  started: 'Started',
  seeTransaction: 'View transaction',
  seeTransactions: 'View transactions',
  again: 'New top-up',
  waiting: {
    title: 'Waiting for confirmation',
    text: 'We check every {every:number|integer} {{every:second|seconds}}. Check {attempt:number|integer} of {count:number|integer}, up to {left:number|integer} {{left:second|seconds}} left.',
    leave: 'You can leave this page. The transfer continues and appears in Transactions.',
    spoken: 'Check {attempt:number|integer} of {count:number|integer}, no answer yet',
  },
  paused: {
    title: 'Waiting for connection',
    text: 'You’re offline. {attempt:number|integer} of {count:number|integer} {{count:check|checks}} done; we’ll continue when you’re back online. The time you’re offline doesn’t use up checks.',
  },
  gaveUp: {
    title: 'Still no answer',
    text: 'We stopped checking after {count:number|integer} {{count:check|checks}}, but the transfer is still processing. {amount:string} will either reach UTA or return to your assets. This transfer won’t be charged twice; a new top-up is a separate transfer.',
    textOpen:
      'We stopped checking after {count:number|integer} {{count:check|checks}}, but the transfer is still processing. The amount will either reach UTA or return to your assets. This transfer won’t be charged twice; a new top-up is a separate transfer.',
    check: 'Check again',
    support: 'Contact support',
    checkedAt: 'Last checked at {time:string}: still processing',
  },
  done: {
    title: '{amount:string} added to UTA',
    titleOpen: 'The amount was added to UTA',
    text: 'Your UTA balance is now {balance:string}. UTA will use the added amount starting with the next deal.',
    next: 'UTA will use the added amount starting with the next deal.',
    open: 'Open UTA',
  },
  failed: {
    title: 'The transfer failed',
    text: 'Everything charged for this transfer of {amount:string} has been returned to your assets, including the fee.',
    textOpen: 'Everything charged for this transfer has been returned to your assets, including the fee.',
    again: 'Try again',
  },
  lost: {
    title: 'Request not found',
    text: 'The server has no transfer with this ID. Check Transactions to see where your money is.',
  },
} satisfies BaseTranslation

export default en_utaRefill
