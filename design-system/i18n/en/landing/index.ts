import type { BaseTranslation } from '../../i18n-types'

const en_landing = {
  hero: {
    title: 'Know where every token stands',
    lead: 'Hold MATU, USDT and BNB, run a UTA trading subscription and withdraw only to wallets you trust.',
    register: 'Open an account',
    deals: 'See all deals',
    cabinet: 'Go to the cabinet',
  },
  strip: {
    title: 'The last {count:number|integer} UTA deals.',
    note: 'Each line is one deal, the losing ones too.',
    gains: '{count:number|integer} {{count:gain|gains}}',
    losses: '{count:number|integer} {{count:loss|losses}}',
    label: 'Results of the last {count:number|integer} deals, the newest on the right',
  },
  total: {
    title: 'One total, and what it is made of',
    lead: 'The edge of the card is the balance itself: each line is one percent, each height one token. Refill, withdraw and exchange sit right beside it.',
    label: 'Total balance',
    day: 'in 24 hours',
    refill: 'Refill',
    withdraw: 'Withdraw',
    exchange: 'Exchange',
    example: 'An example of the balance card',
  },
  deals: {
    title: 'UTA trades. You see every deal.',
    download: 'Download the full list',
    caption: 'The latest closed UTA deals',
    zone: 'Times in {zone:string}',
    failed: 'The deals did not load',
    none: 'No deals have been closed yet',
  },
  how: {
    title: 'How UTA works',
    subscribe: 'Choose a subscription',
    subscribeText: 'UTA trades while your subscription runs. Plans differ in days and in price.',
    delegate: 'Delegate an amount',
    delegateText: 'You decide how many USDT take part. The rest of your balance stays out of it.',
    watch: 'See each result',
    watchText: 'Every deal shows entry, exit, fee and result. Gains and losses go to your balance.',
  },
  coins: {
    title: 'These two addresses look the same. Their coins do not.',
    lead: 'Fraudsters copy the first and last characters. MATU draws every address as a coin edge, so a swapped wallet shows at a glance. Withdrawals go only to wallets you confirmed by code.',
    yours: 'Your wallet',
    other: 'Not yours',
  },
  calculator: {
    title: 'Try your own numbers',
    lead: 'The calculator goes both ways. Move the third scale below zero and see a weak year before you decide.',
    open: 'Open the calculator',
    amount: 'Amount',
    term: 'Term',
    months: '{{count:month|months}}',
    result: 'Assumed result per month',
    after: 'After {count:number|integer} {{count:month|months}}',
    note: 'Arithmetic, not a promise.',
  },
  ranks: {
    title: 'Five ranks, two conditions',
    lead: 'A rank needs your own assets and the volume of your structure. Both count, and the lower one decides.',
    more: 'Referral programme',
    rank: 'Rank',
    assets: 'Own assets',
    volume: 'Structure volume',
    monthly: '{amount:string} a month',
    intern: 'Intern',
    junior: 'Junior',
    middle: 'Middle',
    senior: 'Senior',
    master: 'Master',
  },
  questions: {
    title: 'Questions people ask first',
    network: 'Which network do the tokens use?',
    networkText: 'BNB Smart Chain, token standard BEP-20. An address starts with 0x and has 40 more characters.',
    telegram: 'Why do I confirm Telegram?',
    telegramText:
      'It opens the cabinet: until Telegram is confirmed, only verification and help are available. Email and phone help to restore access.',
    paused: 'Can withdrawals be paused?',
    pausedText:
      'Yes, for example after a change that concerns security. The cabinet then says until which date and hour, and your balance stays yours.',
    results: 'Are the results guaranteed?',
    resultsText:
      'No. A month can end below zero, and past results do not predict future ones. That is why losing deals stand in the same list.',
    insurance: 'What does the insurance cover?',
    insuranceText: 'That depends on the policy. Its terms name the cover and the period, and the cabinet shows whether it is active.',
  },
} satisfies BaseTranslation

export default en_landing
