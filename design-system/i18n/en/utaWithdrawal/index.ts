import type { BaseTranslation } from '../../i18n-types'

const en_utaWithdrawal = {
  formLabel: 'Withdraw from UTA',
  steps: {
    amount: 'Amount',
    check: 'Review',
    way: 'On its way',
  },
  amount: 'Amount to withdraw from UTA',
  next: 'Continue',
  stays: '{amount:string} must stay in UTA.',
  lockedUntil: '{amount:string} is locked. The next part unlocks on {day:string}.',
  summary: {
    title: 'Summary',
    from: 'From UTA',
    fee: 'Fee',
    noFee: 'none',
    arrives: 'Arrives',
    within: 'within {count:number|integer} {{count:hour|hours}}',
    soon: 'in a few minutes',
    receives: 'Added to assets',
    rest: 'UTA balance after withdrawal: {amount:string}',
    works: 'UTA keeps trading with the rest.',
  },
  check: {
    title: 'Review the withdrawal',
    confirm: 'Withdraw {amount:string}',
    change: 'Edit',
    ahead: 'What happens next',
    aheadText:
      'The amount leaves UTA right away and is no longer traded. You can follow its status in Transactions until it reaches your assets.',
  },
  blocked: {
    title: 'Withdrawals from UTA are paused',
    until: 'Withdrawals from UTA resume on {day:string} at {time:string}',
    text: 'Your balance isn’t affected, and UTA keeps trading with it.',
    why: 'Your balance isn’t affected, and UTA keeps trading with it. Contact support to find out why withdrawals are paused and when they resume.',
  },
  none: {
    title: 'You have no UTA balance',
    text: 'Once you top up UTA, you can withdraw from UTA here.',
  },
  allLocked: {
    title: 'Your whole UTA balance is locked',
    text: 'The balance stays in UTA. Nothing can be withdrawn right now.',
    until: 'Nothing can be withdrawn right now. The next part unlocks on {day:string}.',
  },
  failed: 'Couldn’t load the withdrawal form',
  safe: 'No money was moved.',
  receipt: {
    title: 'Withdrawal from UTA',
    failed: 'Couldn’t load the withdrawal',
    safe: 'Your withdrawal continues even if we can’t show it here.',
    number: 'ID',
    from: 'From',
    open: 'Open UTA',
    again: 'New withdrawal',
  },
} satisfies BaseTranslation

export default en_utaWithdrawal
