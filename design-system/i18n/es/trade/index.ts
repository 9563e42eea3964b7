import type { NamespaceTradeTranslation } from '../../i18n-types'

const es_trade = {
  around: 'En torno a UTA',
  insurance: 'Seguro',
  insured: 'Activo hasta el {day}',
  insuredOpen: 'Activo',
  notInsured: 'No activo',
  unknown: 'El estado no se ha cargado',
  deals: 'Operaciones',
  dealsText: 'Todas, también las que pierden',
  statistics: 'Estadísticas',
  statisticsText: 'Resultados por día, mes y par',
  calculator: 'Calculadora',
  calculatorText: 'Lo que una cantidad puede ganar y lo que puede perder',
} satisfies NamespaceTradeTranslation

export default es_trade
