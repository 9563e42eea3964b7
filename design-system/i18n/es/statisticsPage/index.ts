import type { NamespaceStatisticsPageTranslation } from '../../i18n-types'

const es_statisticsPage = {
  updated: 'Actualizado: {time}. Los días y meses se cuentan en {zone}.',
  download: 'Descargar cifras diarias',
  failed: 'No se han podido cargar las estadísticas',
  safe: 'No afecta ni a las operaciones de UTA ni a tu saldo.',
  none: 'Aún no hay datos',
  noneText: 'En cuanto se cierre la primera operación, aquí aparecerán las ganancias y pérdidas por día y por mes.',
  open: 'Abrir UTA',
  allDeals: 'Todas las operaciones del mes',
  tiles: {
    result: 'Ganancias y pérdidas',
    ofBalance: '<0>{percent}</0> del saldo',
    closed: 'Operaciones cerradas',
    open: '{count|integer} {{count:|sigue abierta|||siguen abiertas|siguen abiertas}}',
    openThen: '{count|integer} {{count:|abierta|||abiertas|abiertas}} a fin de mes',
    profitable: 'Operaciones con ganancia',
    ofDeals: '{gains|integer} de {count|integer} {{count:|operación|||operaciones|operaciones}} con ganancia',
    noDeal: 'Ninguna operación cerrada',
    loss: 'Mayor pérdida diaria',
    noLoss: 'Ningún día con pérdidas',
    start: 'Al inicio',
    end: 'Al final',
    now: 'Ahora',
    paidIn: 'Recargado',
    takenOut: 'Retirado',
    apart: 'No incluido en ganancias y pérdidas',
  },
  days: {
    title: 'Ganancias y pérdidas por día, USDT',
    deals: 'Operaciones del {day}',
    day: 'Día',
    today: 'Hoy',
    summary: 'Mejor día: {bestDay}, {best}. Peor día: {worstDay}, {worst}. Total: {sum}.',
    none: 'No se cerró ninguna operación en el mes.',
  },
  weeks: { title: 'Por semana', week: 'Semana', deals: 'Operaciones', total: 'Total' },
  year: {
    title: 'Por mes ({count|integer} {{count:|mes|||meses|meses}})',
    summary: 'Ganancias y pérdidas en {count|integer} {{count:|mes|||meses|meses}}: {sum} en total.',
  },
  pairs: {
    title: 'Por par',
    deals: '{count|integer} {{count:|operación|||operaciones|operaciones}}',
    none: 'No se cerró ninguna operación en el mes.',
  },
} satisfies NamespaceStatisticsPageTranslation

export default es_statisticsPage
