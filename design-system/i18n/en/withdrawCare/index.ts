import type { BaseTranslation } from '../../i18n-types'

/** What few withdrawals need, and no page loads with its form. */
const en_withdrawCare = {
  test: {
    title: 'Send a small test first?',
    text: 'None of your recent withdrawals went to this address. Withdraw {small:string} first and check that it arrives, then withdraw the rest.',
    fee: 'A fee applies to each withdrawal.',
    use: 'Start with {small:string}',
    chosen: 'Test with {small:string}',
    rest: 'Once it has arrived, withdraw the remaining {rest:string} to the same address.',
    undo: 'Withdraw {amount:string} at once',
  },
  late: {
    title: 'This is taking longer than usual',
    accepted: 'Your withdrawal is confirmed but still waiting to be processed.',
    processing: 'Your withdrawal is being processed but hasn’t been sent yet.',
    confirming: 'Your withdrawal is on the network and still waiting for confirmations.',
    busy: 'This can happen when many withdrawals come in at once or when one needs an extra check.',
    network: 'This can happen when the network is busy.',
    nothing: 'You don’t need to do anything.',
    cancel: 'The amount stays reserved. You can cancel until processing starts.',
    second: 'Don’t create a second withdrawal: both would be sent.',
    explorer: 'If the explorer already shows the transfer as successful, ask the recipient and give them the transaction hash.',
    help: 'If nothing changes, contact support and give the ID below.',
  },
} satisfies BaseTranslation

export default en_withdrawCare
