import type { BaseTranslation } from '../../i18n-types'

const en_programme = {
  link: {
    title: 'Your link',
    text: 'Anyone who signs up with your link becomes your level 1 partner. The people they invite are your level 2, and so on.',
    failed: 'Couldn’t load your link',
    copy: 'Copy link',
    qr: 'QR code for your link',
  },
  pays: {
    title: 'What you get paid for',
    text: 'Rewards are paid in MATU and appear in Transactions.\n- A partner buys a UTA subscription: a share of its price.\n- A partner’s UTA ends a day in profit: a share of what goes to the reward program. A losing day earns you nothing and costs you nothing.\n- You qualify for a leader pool: a share of its monthly fund.\n- A promotion is on: what its terms promise.',
    share: 'Currently, {percent:string} of a UTA result goes to the reward program. How it is split depends on level and rank.',
    bonus: 'Bonus account',
  },
  ranks: {
    title: 'Ranks',
    text: 'There are {count:number|integer} ranks. Each requires own assets and structure volume; the lower of the two sets your rank.\nOwn assets are all your tokens, including those on their way, plus your UTA balance, in USDT at current prices. Bonuses don’t count. Structure volume is everything your partners on all levels hold.',
    monthly: '{rank:string} also requires {amount:string} of that volume every month.',
    own: 'View your rank and what’s missing',
  },
  poolsPart: {
    title: 'Leader pools',
    text: 'There are {count:number|integer} leader pools. The first opens at a structure volume of {first:string}, the last at {last:string}. Everyone who qualifies in a month shares that month’s fund.',
    link: 'View pools and their funds',
  },
  rules: {
    title: 'Rules',
    text: '- One account per person. Inviting yourself doesn’t count.\n- When you invite, say what UTA is: trading, and a month can end in a loss. Never promise a result.\n- Spam and advertising in the name of MATU end your participation.\n- Changes are announced here before they take effect. Rewards already paid stay yours.',
  },
} satisfies BaseTranslation

export default en_programme
