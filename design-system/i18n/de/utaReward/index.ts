import type { NamespaceUtaRewardTranslation } from '../../i18n-types'

const de_utaReward = {
  total: 'Aus dem UTA Ihrer Partner',
  month: 'diesen Monat',
  best: 'Bester Monat, {month}',
  latest: 'Letzte Prämie, {day}',
  creditedTo: 'Gutgeschrieben auf',
  share: { uta: 'Anteil an allen Partnerprämien', rest: 'Andere Prämien' },
  overTime: 'Prämien im Zeitverlauf',
  period: {
    label: 'Zeitraum',
    days: 'Tage',
    weeks: 'Wochen',
    months: 'Monate',
  },
  summary: '{sum} in {count|integer} {{count:Zeitraum|Zeiträumen}}.',
  failed: 'Die Prämien im Zeitverlauf konnten nicht geladen werden',
  rows: 'Letzte Prämien',
  allRows: 'Alle Prämien',
  rowsFailed: 'Die Prämien konnten nicht geladen werden',
  noBars: 'Keine Prämien in diesem Zeitraum',
  noneText: 'Wenn das UTA eines Partners Gewinn macht, erscheint Ihr Anteil hier.',
  byReferral: {
    title: 'Nach Partner',
    note: 'Alles, was Ihnen ein Partner eingebracht hat, auch durch Abos.',
    all: 'Alle Partner: {count|integer}',
    more: '{count|integer} weitere{{count:r|}} Partner',
    referral: 'Partner',
    level: 'Ebene {level}',
    share: 'Anteil',
    income: 'Prämie insgesamt',
  },
} satisfies NamespaceUtaRewardTranslation

export default de_utaReward
