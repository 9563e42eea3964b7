import type { BaseTranslation } from '../../i18n-types'

const en_programme = {
  link: {
    title: 'Your link',
    text: 'Whoever registers by your link becomes your partner on level 1. The people they invite are your level 2, and so on.',
    failed: 'Your link did not load',
    copy: 'Copy the link',
    qr: 'Code with your link',
  },
  pays: {
    title: 'What is paid',
    text: 'Rewards are paid in MATU and stand among your transactions.\n- A partner takes out a UTA subscription: part of its price.\n- A partner’s UTA closes a day with a gain: part of what goes to the reward programme. A day with a loss brings nothing and costs you nothing.\n- You qualify for a leader pool: a share of its monthly fund.\n- A promotion runs: what its terms promise.',
    share: 'At present {percent:string} of a UTA result goes to the reward programme. What of it reaches whom depends on level and rank.',
    bonus: 'Bonus account',
  },
  ranks: {
    title: 'Ranks',
    text: 'There are {count:number|integer} ranks. Each asks for assets of your own and for the volume of your structure. Both conditions count, and the lower one sets the rank.\nOwn assets are all your tokens, including those on their way, plus your UTA balance, in USDT at current prices. Bonuses do not count. Structure volume is what your partners on all levels hold.',
    monthly: '{rank:string} also asks for {amount:string} of that volume in each month.',
    own: 'Your own rank and what is missing',
  },
  poolsPart: {
    title: 'Leader pools',
    text: 'There are {count:number|integer} leader pools. The first opens at a structure volume of {first:string}, the last at {last:string}. Who qualifies in a month shares the fund of that month.',
    link: 'The pools and their funds',
  },
  rules: {
    title: 'Rules',
    text: '- One person has one account. Inviting oneself does not count.\n- Say what UTA is when you invite: trading, with months that can end below zero. Nobody may promise a result.\n- Unwanted mail and advertising in the name of MATU end the participation.\n- Changes of the conditions are announced here before they hold. Rewards that have been paid stay paid.',
  },
} satisfies BaseTranslation

export default en_programme
