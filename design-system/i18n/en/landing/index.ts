import type { BaseTranslation } from '../../i18n-types'

const en_landing = {
  hero: {
    invited: 'Your invitation code is <0>{code:string}</0>. We’ll add it when you create an account.',
    title: 'See where every token is',
    lead: 'Hold MATU, USDT and BNB, trade with UTA, the automatic trading account, and withdraw to wallets you trust.',
    register: 'Create account',
    deals: 'View latest deals',
    cabinet: 'Go to my account',
  },
  strip: {
    title: 'Latest UTA deals: {count:number|integer}.',
    note: 'Each line is one deal. Losses are included.',
    gains: '{count:number|integer} {{count:profit|profits}}',
    losses: '{count:number|integer} {{count:loss|losses}}',
    label: 'Profit and loss of the latest deals ({count:number|integer}), newest on the right',
  },
} satisfies BaseTranslation

export default en_landing
