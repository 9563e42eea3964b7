import type { NamespaceUtaRewardTranslation } from '../../i18n-types'

const es_utaReward = {
  total: 'En total',
  month: 'Este mes',
  week: 'Esta semana',
  fromPartners: 'del UTA de tus socios',
  notLoaded: 'no se ha cargado',
  overTime: 'Recompensas en el tiempo',
  period: {
    label: 'Periodo',
    days: 'Días',
    weeks: 'Semanas',
    months: 'Meses',
  },
  summary: '{sum} en {count|integer} {{count:|tramo|||tramos|tramos}} del gráfico.',
  failed: 'Las recompensas en el tiempo no se han cargado',
  rows: 'Recompensas una a una',
  rowsFailed: 'Las recompensas no se han cargado',
  toReferral: 'Referidos',
  none: 'Aún no hay recompensas',
  noneText: 'Cuando el UTA de un socio gana, tu parte aparece aquí.',
} satisfies NamespaceUtaRewardTranslation

export default es_utaReward
