import type { NamespaceTradeTranslation } from '../../i18n-types'

const de_trade = {
  around: 'Rund um UTA',
  insurance: 'Versicherung',
  insured: 'Aktiv bis {day}',
  insuredOpen: 'Aktiv',
  notInsured: 'Nicht aktiv',
  unknown: 'Der Status konnte nicht geladen werden',
  deals: 'Trades',
  dealsText: 'Alle, auch die mit Verlust',
  statistics: 'Statistik',
  statisticsText: 'Ergebnisse nach Tag, Monat und Paar',
  calculator: 'Rechner',
  calculatorText: 'Was ein Betrag bringen und was er verlieren kann',
} satisfies NamespaceTradeTranslation

export default de_trade
