import type { NamespaceTradeTranslation } from '../../i18n-types'

const es_trade = {
  day: 'Día',
  around: 'Más sobre UTA',
  insurance: 'Seguro',
  insured: 'Activo hasta el {day}',
  insuredOpen: 'Activo',
  notInsured: 'Inactivo',
  unknown: 'No se ha podido cargar el estado',
  deals: 'Operaciones',
  dealsText: 'Todas, incluidas las pérdidas',
  statistics: 'Estadísticas',
  statisticsText: 'Ganancias y pérdidas por día, mes y par',
  transactionsText: 'Todos los movimientos, extractos',
  calculator: 'Calculadora',
  calculatorText: 'Lo que un importe podría ganar o perder',
} satisfies NamespaceTradeTranslation

export default es_trade
