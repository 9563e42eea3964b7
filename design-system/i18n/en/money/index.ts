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
    help: 'Help',
    release: 'It is not there, unlock',
    notDone: {
      title: 'It did not go through',
      text: 'Nothing was carried out. Your balance is unchanged, and you can send it again.',
    },
  },
  receipt: {
    label: 'Receipt: {title:string}',
    copy: 'Copy as text',
    copied: 'Copied',
    copyFailed: 'The browser did not allow copying. Select the lines above and copy them by hand.',
    print: 'Print',
  },
} satisfies BaseTranslation

export default en_money
