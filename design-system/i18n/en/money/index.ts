import type { BaseTranslation } from '../../i18n-types'

const en_money = {
  outcome: {
    title: 'We do not know yet whether this went through',
    sent: 'Sent: {time:string}. The answer did not reach us.',
    safe: 'Nothing is sent twice: the form stays locked until the result is known.',
    looking: 'We are asking the server now. It can take half a minute.',
    manual: 'We could not find out. Check the connection and look again, or see whether it stands among your transactions.',
    byHand: 'See whether it stands among your transactions. Only if it does not, unlock the form.',
    check: 'Look again',
    checking: 'Looking',
    transactions: 'Open transactions',
    support: 'Write to us',
    release: 'It is not there, unlock',
    elsewhere: {
      title: 'This was sent a moment ago',
      text: 'It went out from another tab, or from this page before it was left. See whether it stands among your transactions. Send again only if you want a second one.',
    },
    notDone: {
      title: 'It did not go through',
      text: 'Nothing was carried out. Your balance is unchanged, and you can send it again.',
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
