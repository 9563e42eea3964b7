import type { NamespaceUtaRewardTranslation } from '../../i18n-types'

const es_utaReward = {
  total: 'Total',
  month: 'Este mes',
  week: 'Esta semana',
  fromPartners: 'de la UTA de tus referidos',
  notLoaded: 'No se ha podido cargar',
  overTime: 'Evolución de las recompensas',
  period: {
    label: 'Periodo',
    days: 'Días',
    weeks: 'Semanas',
    months: 'Meses',
  },
  summary: '{sum} en {count|integer} {{count:|periodo|||periodos|periodos}}.',
  failed: 'No se ha podido cargar la evolución de las recompensas',
  rows: 'Historial de recompensas',
  rowsFailed: 'No se han podido cargar las recompensas',
  toReferral: 'Ir a Referidos',
  noBars: 'No hay recompensas en este periodo',
  none: 'Aún no hay recompensas',
  noneText: 'Cuando la UTA de un referido tenga ganancias, tu parte aparecerá aquí.',
} satisfies NamespaceUtaRewardTranslation

export default es_utaReward
