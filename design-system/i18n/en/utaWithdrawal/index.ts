import type { BaseTranslation } from '../../i18n-types'

const en_utaWithdrawal = {
  formLabel: 'Withdraw from UTA',
  steps: {
    amount: 'Amount',
    check: 'Check',
    way: 'On its way',
  },
  amount: 'Amount to take out of UTA',
  next: 'Continue',
  stays: '{amount:string} have to stay in UTA.',
  lockedUntil: '{amount:string} are locked until {day:string}.',
  summary: {
    title: 'Summary',
    from: 'From UTA',
    fee: 'Fee',
    noFee: 'none',
    arrives: 'Arrives',
    within: 'within {count:number|integer} {{count:hour|hours}}',
    soon: 'in a few minutes',
    receives: 'Assets receive',
    rest: 'UTA balance after it:',
    works: 'What stays goes on trading.',
  },
  check: {
    title: 'Check the withdrawal',
    confirm: 'Withdraw {amount:string}',
    change: 'Change',
    ahead: 'What happens next',
    aheadText: 'The amount leaves UTA at once and stops trading. Transactions show it as accepted until it has arrived in your assets.',
  },
  blocked: {
    title: 'Withdrawals from UTA are blocked',
    text: 'Your balance goes on trading and is safe.',
    why: 'Write to us to learn why they are blocked and when they resume.',
    support: 'Write to us',
    refill: 'Refill UTA',
  },
  none: {
    title: 'There is nothing in UTA',
    text: 'What you refill can be taken out here again.',
  },
  allLocked: {
    title: 'Everything in UTA is locked',
    text: 'It goes on trading. Nothing can be taken out now.',
    until: 'It goes on trading. The next part opens on {day:string}.',
  },
  failed: 'The withdrawal form did not load',
  safe: 'Nothing was moved.',
  receipt: {
    title: 'Withdrawal from UTA',
    failed: 'The withdrawal did not load',
    safe: 'It goes on without this page.',
    number: 'Number',
    from: 'From',
    open: 'Open UTA',
    again: 'New withdrawal',
  },
} satisfies BaseTranslation

export default en_utaWithdrawal
