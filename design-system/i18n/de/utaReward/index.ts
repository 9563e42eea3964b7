import type { NamespaceUtaRewardTranslation } from '../../i18n-types'

const de_utaReward = {
  total: 'Insgesamt',
  month: 'Dieser Monat',
  week: 'Diese Woche',
  fromPartners: 'aus dem UTA Ihrer Partner',
  notLoaded: 'Nicht geladen',
  overTime: 'Prämien im Zeitverlauf',
  period: {
    label: 'Zeitraum',
    days: 'Tage',
    weeks: 'Wochen',
    months: 'Monate',
  },
  summary: '{sum} in {count|integer} {{count:Zeitraum|Zeiträumen}}.',
  failed: 'Die Prämien im Zeitverlauf konnten nicht geladen werden',
  rows: 'Prämienverlauf',
  rowsFailed: 'Die Prämien konnten nicht geladen werden',
  toReferral: 'Zu den Partnern',
  noBars: 'Keine Prämien in diesem Zeitraum',
  none: 'Noch keine Prämien',
  noneText: 'Wenn das UTA eines Partners Gewinn macht, erscheint Ihr Anteil hier.',
} satisfies NamespaceUtaRewardTranslation

export default de_utaReward
