import type { NamespaceUtaRewardTranslation } from '../../i18n-types'

const de_utaReward = {
  total: 'Insgesamt',
  month: 'Dieser Monat',
  week: 'Diese Woche',
  fromPartners: 'aus dem UTA Ihrer Partner',
  notLoaded: 'nicht geladen',
  overTime: 'Prämien im Zeitverlauf',
  period: {
    label: 'Zeitraum',
    days: 'Tage',
    weeks: 'Wochen',
    months: 'Monate',
  },
  summary: '{sum} in {count|integer} {{count:Abschnitt|Abschnitten}} der Zeichnung.',
  failed: 'Die Prämien im Zeitverlauf wurden nicht geladen',
  rows: 'Einzelne Prämien',
  rowsFailed: 'Die Prämien wurden nicht geladen',
  toReferral: 'Partner',
  none: 'Noch keine Prämien',
  noneText: 'Wenn das UTA eines Partners verdient, steht Ihr Anteil hier.',
} satisfies NamespaceUtaRewardTranslation

export default de_utaReward
