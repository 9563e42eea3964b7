import type { NamespaceStatisticsPageTranslation } from '../../i18n-types'

const es_statisticsPage = {
  updated: 'Actualizado: {time}. Los días y meses se cuentan en {zone}.',
  download: 'Descargar resultados diarios',
  failed: 'No se han podido cargar las estadísticas',
  safe: 'No afecta ni a las operaciones de UTA ni a tu saldo.',
  none: 'Aún no hay datos',
  noneText: 'En cuanto se cierre la primera operación, su resultado aparecerá aquí por día y por mes.',
  refill: 'Recargar UTA',
  allDeals: 'Todas las operaciones de este mes',
  tiles: {
    result: 'Resultado',
    ofBalance: 'del saldo',
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
    apart: 'No forma parte del resultado',
  },
  days: {
    title: 'Resultado por día, USDT',
    deals: 'Operaciones del {day}',
    day: 'Día',
    today: 'Hoy',
    summary: 'Mejor día: {bestDay}, {best}. Peor día: {worstDay}, {worst}. Total: {sum}.',
    none: 'Este mes no se cerró ninguna operación.',
  },
  weeks: { title: 'Por semana', week: 'Semana', deals: 'Operaciones', total: 'Total' },
  year: {
    title: '{{count:|Último|||Últimos|Últimos}} {count|integer} {{count:|mes|||meses|meses}}',
    summary: 'Resultado de {{count:|el último|||los últimos|los últimos}} {count|integer} {{count:|mes|||meses|meses}}: {sum} en total.',
  },
  pairs: {
    title: 'Por par',
    deals: '{count|integer} {{count:|operación|||operaciones|operaciones}}',
    none: 'Este mes no se cerró ninguna operación.',
  },
} satisfies NamespaceStatisticsPageTranslation

export default es_statisticsPage
