import type { NamespaceLandingTranslation } from '../../i18n-types'

const de_landing = {
  hero: {
    invited: 'Ihr Einladungscode ist <0>{code}</0>. Wir übernehmen ihn, wenn Sie ein Konto eröffnen.',
    title: 'Behalten Sie jeden Token im Blick',
    lead: 'Verwahren Sie MATU, USDT und BNB, handeln Sie mit UTA, dem automatischen Handelskonto, und zahlen Sie an Wallets aus, denen Sie vertrauen.',
    register: 'Konto eröffnen',
    deals: 'Letzte Trades ansehen',
    cabinet: 'Zu meinem Konto',
  },
  strip: {
    title: 'Neueste UTA-Trades: {count|integer}.',
    note: 'Jeder Strich steht für einen Trade, Verluste eingeschlossen.',
    gains: '{count|integer} {{count:Gewinn|Gewinne}}',
    losses: '{count|integer} {{count:Verlust|Verluste}}',
    label: 'Gewinn und Verlust der neuesten Trades ({count|integer}), der neueste rechts',
  },
} satisfies NamespaceLandingTranslation

export default de_landing
