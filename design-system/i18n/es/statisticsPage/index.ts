import type { NamespaceStatisticsPageTranslation } from '../../i18n-types'

const es_statisticsPage = {
  months: { label: 'Mes mostrado', month: 'Mes', earlier: 'Mes anterior', later: 'Mes siguiente' },
  updated: 'Actualizado: {time}. Días y meses en {zone}.',
  download: 'Descargar los días',
  failed: 'La estadística no se ha cargado',
  safe: 'UTA sigue operando y tu saldo está como estaba.',
  none: 'Aún no hay cifras',
  noneText: 'En cuanto se cierre la primera operación, su resultado se verá aquí por días y por meses.',
  refill: 'Recargar UTA',
  allDeals: 'Todas las operaciones de este mes',
  tiles: {
    result: 'Resultado',
    ofBalance: 'del saldo',
    closed: 'Operaciones cerradas',
    open: '{count|integer} {{count:|sigue abierta|||siguen abiertas|siguen abiertas}}',
    openThen: '{count|integer} {{count:|abierta|||abiertas|abiertas}} al final',
    profitable: 'Operaciones con ganancia',
    ofDeals: '{gains|integer} de {count|integer} con ganancia',
    noDeal: 'No se cerró ninguna operación',
    loss: 'Mayor pérdida diaria',
    noLoss: 'Ningún día acabó en pérdida',
    start: 'Al inicio',
    end: 'Al final',
    now: 'Ahora',
    paidIn: 'Ingresado',
    takenOut: 'Retirado',
    apart: 'No cuenta como resultado',
  },
  days: {
    title: 'Resultado por día, USDT',
    day: 'Día',
    today: 'Hoy',
    summary: 'Mejor día {bestDay} con {best}, peor día {worstDay} con {worst}, en total {sum}.',
    none: 'En este mes no se cerró ninguna operación.',
  },
  weeks: { title: 'Por semana', week: 'Semana', deals: 'Operaciones', total: 'Suma' },
  year: {
    title: '{{count:|Último|||Últimos|Últimos}} {count|integer} {{count:|mes|||meses|meses}}',
    summary: 'Resultado por meses, {count|integer} en total, juntos {sum}.',
  },
  pairs: {
    title: 'Por par',
    deals: '{count|integer} {{count:|operación|||operaciones|operaciones}}',
    none: 'En este mes no se cerró ninguna operación.',
  },
} satisfies NamespaceStatisticsPageTranslation

export default es_statisticsPage
