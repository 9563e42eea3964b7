import type { NamespaceFrameTranslation } from '../../i18n-types'

const de_frame = {
  more: 'Mehr',
  profile: 'Profil',
  verified: 'Verifiziert',
  unverified: 'Nicht verifiziert',
  signOut: 'Abmelden',
  items: {
    overview: 'Übersicht',
    trade: 'Handel',
    uta: 'UTA',
    transactions: 'Transaktionen',
    assets: 'Guthaben',
    referral: 'Partner',
    bonus: 'Bonuskonto',
    insurance: 'Versicherung',
    wallets: 'Vertraute Wallets',
    safety: 'Sicherheit',
    profile: 'Profil',
    help: 'Hilfe',
  },
  tabs: {
    overview: 'Übersicht',
    deals: 'Trades',
    statistics: 'Statistik',
    transactions: 'Transaktionen',
    reward: 'Empfehlungsprämie',
    calculator: 'Rechner',
    insurance: 'Versicherung',
    structure: 'Struktur',
    activity: 'Aktivität',
    pools: 'Leader-Pools',
    terms: 'Programmbedingungen',
    personal: 'Persönliche Daten',
    safety: 'Sicherheit',
    twoFactor: 'Zwei-Faktor',
    wallets: 'Vertraute Wallets',
    verification: 'Bestätigung',
    exchange: 'Tauschen',
  },
  notice: {
    offline: {
      all: 'Keine Verbindung. Stand der Daten: {time}.',
      part: 'Keine Verbindung. Auf diesem Gerät ist nur ein Teil dieser Seite gespeichert, Stand {time}.',
      nothing: 'Keine Verbindung. Von dieser Seite ist auf diesem Gerät nichts gespeichert.',
      unasked: 'Keine Verbindung. Bis sie wieder da ist, wird nichts geladen oder gesendet.',
    },
    verification: 'Bestätigen Sie Telegram, um alles im Cabinet zu nutzen.',
    verify: 'Bestätigen',
  },
} satisfies NamespaceFrameTranslation

export default de_frame
