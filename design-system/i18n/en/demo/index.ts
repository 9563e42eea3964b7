import type { BaseTranslation } from '../../i18n-types'

const en_demo = {
  label: 'Demo',
  title: 'Demo: nothing here is real',
  who: 'Choose who you are',
  text: 'No money moves and no mail is sent. What you do is kept in this browser only; type no real passwords.',
  people: {
    new: 'Just registered, not verified yet',
    trader: 'Subscribed to UTA, 10,000 deals',
    leader: '12,000 partners, senior rank',
    blocked: 'Withdrawals blocked for a week',
    secure: 'Two-factor sign-in, trusted wallets',
    summer: 'Taking part in the summer promotion',
    empty: 'Verified, no money, no history',
  },
  byHand:
    'To sign in by the form: any of these names before @matu.test, password {password:string}. Where a code is asked for: {code:string}.',
  startOver: 'Start over',
} satisfies BaseTranslation

export default en_demo
