import type { BaseTranslation } from '../../i18n-types'

const en_money = {
  outcome: {
    title: 'We don’t know yet if this went through',
    sent: 'Sent: {time:string}. We haven’t received a clear answer.',
    safe: 'You won’t be charged twice: the form stays locked until we know the outcome.',
    looking: 'Checking with the server. This can take up to 30 seconds.',
    manual: 'We couldn’t confirm the outcome. Check your connection and choose “Check again”, or look for the transaction in Transactions.',
    byHand: 'Check Transactions. Unlock the form only if the transaction isn’t there.',
    check: 'Check again',
    checking: 'Checking',
    transactions: 'View transactions',
    release: 'Unlock form',
    elsewhere: {
      title: 'This was sent a moment ago',
      text: 'It was sent from another tab, or from this page before you left it. Check Transactions. Send it again only if you want to do it twice.',
    },
    notDone: {
      title: 'It didn’t go through',
      text: 'Nothing was charged. Your balance is unchanged, and you can try again.',
    },
  },
  left: {
    days: '{days:number|integer} {{days:day|days}} {hours:number|integer} {{hours:hour|hours}} left',
    hours: '{hours:number|integer} {{hours:hour|hours}} {minutes:number|integer} {{minutes:minute|minutes}} left',
    clock: '{time:string} left',
  },
  receipt: {
    label: 'Receipt: {title:string}',
    copy: 'Copy as text',
    print: 'Print',
  },
} satisfies BaseTranslation

export default en_money
