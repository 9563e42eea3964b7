import type { NamespaceTradeTranslation } from '../../i18n-types'

const de_trade = {
  day: 'Tag',
  around: 'Rund um UTA',
  insurance: 'Versicherung',
  insured: 'Aktiv bis {day}',
  insuredOpen: 'Aktiv',
  notInsured: 'Nicht aktiv',
  unknown: 'Der Status konnte nicht geladen werden',
  deals: 'Trades',
  dealsText: 'Alle Trades, einschließlich Verlusten',
  statistics: 'Statistik',
  statisticsText: 'Gewinn und Verlust nach Tag, Monat und Paar',
  transactionsText: 'Alle Bewegungen, Kontoauszüge',
  calculator: 'Rechner',
  calculatorText: 'Möglicher Gewinn oder Verlust für einen Betrag',
} satisfies NamespaceTradeTranslation

export default de_trade
