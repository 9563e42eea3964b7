import type { BaseTranslation } from '../../i18n-types'

const en_programme = {
  link: {
    title: 'Your link',
    text: 'Anyone who signs up with your link becomes your level 1 referral. The people they invite are your level 2, and so on.',
    failed: 'Couldn’t load your link',
    copy: 'Copy link',
    qr: 'QR code for your link',
  },
  pays: {
    title: 'What you get paid for',
    text: 'Rewards are paid in MATU and appear in Transactions.',
    ways: {
      subscriptions: {
        title: 'Subscriptions',
        text: 'When a referral subscribes to UTA, the automatic trading account: a share of the price.',
      },
      results: {
        title: 'UTA profits',
        text: 'When a referral’s UTA ends a day in profit: a share of what goes to the referral program. A losing day earns you nothing and costs you nothing.',
      },
      pools: {
        title: 'Leader pools',
        text: 'When you qualify for a pool: an equal share of its monthly fund.',
      },
      promotions: {
        title: 'Promotions',
        text: 'While a promotion is running: the rewards in its terms.',
      },
    },
    share: 'Currently, {percent:string} of each UTA profit goes to the referral program. How it is split depends on level and rank.',
    bonus: 'Bonus account',
  },
  ranks: {
    title: 'Ranks',
    text: 'There {{count:is|are}} {count:number|integer} {{count:rank|ranks}}. Each requires personal assets and team volume; your rank is the highest one for which you meet both conditions.\nPersonal assets are all your tokens, including those on their way, plus your UTA balance, in USDT at current prices. Bonuses don’t count. Team volume is everything your referrals on all levels hold.',
    monthly: '{rank:string} also requires {amount:string} of team volume every month.',
    own: 'View your rank and progress',
  },
  poolsPart: {
    title: 'Leader pools',
    text: 'There {{count:is|are}} {count:number|integer} leader {{count:pool|pools}}. The first opens at a team volume of {first:string}, the last at {last:string}. Everyone who qualifies in a month shares that month’s fund.',
    pool: 'Pool {number:number}',
    link: 'View pools and their funds',
  },
  rules: {
    title: 'Rules',
    account: {
      title: 'One account per person',
      text: 'Inviting yourself doesn’t count.',
    },
    honest: {
      title: 'Say what UTA is',
      text: 'When you invite: it is trading, and a month can end in a loss. Never promise a profit.',
    },
    spam: {
      title: 'No spam',
      text: 'Spam and advertising in our name end your participation.',
    },
    changes: {
      title: 'Changes are announced here',
      text: 'Before they take effect. Rewards already paid stay yours.',
    },
  },
} satisfies BaseTranslation

export default en_programme
