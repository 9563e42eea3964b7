import type { NamespaceLandingTranslation } from '../../i18n-types'

const de_landing = {
  hero: {
    invited: '<0>{code}</0> hat Sie eingeladen. Die Einladung zählt, sobald Sie ein Konto eröffnen.',
    title: 'Behalten Sie jeden Token im Blick',
    lead: 'Verwahren Sie MATU, USDT und BNB, nutzen Sie das UTA-Abo und zahlen Sie an vertrauenswürdige Wallets aus.',
    register: 'Konto eröffnen',
    deals: 'Alle Trades ansehen',
    cabinet: 'Zu meinem Konto',
  },
  strip: {
    title: '{{count:Der letzte|Die letzten}} {count|integer} {{count:UTA-Trade|UTA-Trades}}.',
    note: 'Jeder Strich ist ein Trade, auch mit Verlust.',
    gains: '{count|integer} {{count:Gewinn|Gewinne}}',
    losses: '{count|integer} {{count:Verlust|Verluste}}',
    label: 'Ergebnisse, zuletzt {count|integer} {{count:Trade|Trades}}, der neueste rechts',
  },
} satisfies NamespaceLandingTranslation

export default de_landing
