import type { NamespaceUtaRewardTranslation } from '../../i18n-types'

const es_utaReward = {
  total: 'De la UTA de tus referidos',
  month: 'este mes',
  best: 'Mejor mes: {month}',
  latest: 'Última recompensa: {day}',
  creditedTo: 'Se abona en',
  share: { uta: 'Parte de todas tus recompensas', rest: 'Otras recompensas' },
  overTime: 'Evolución de las recompensas',
  period: {
    label: 'Periodo',
    days: 'Días',
    weeks: 'Semanas',
    months: 'Meses',
  },
  summary: '{sum} en {count|integer} {{count:|periodo|||periodos|periodos}}.',
  failed: 'No se ha podido cargar la evolución de las recompensas',
  rows: 'Últimas recompensas',
  allRows: 'Todas las recompensas',
  rowsFailed: 'No se han podido cargar las recompensas',
  noBars: 'No hay recompensas en este periodo',
  noneText: 'Cuando la UTA de un referido tenga ganancias, tu parte aparecerá aquí.',
  byReferral: {
    title: 'Por referido',
    note: 'Todo lo que te ha aportado cada referido, también con suscripciones.',
    all: 'Todos los referidos: {count|integer}',
    more: '{count|integer} {{count:|referido más|||referidos más|referidos más}}',
    referral: 'Referido',
    level: 'Nivel {level}',
    share: 'Parte',
    income: 'Recompensa total',
  },
} satisfies NamespaceUtaRewardTranslation

export default es_utaReward
