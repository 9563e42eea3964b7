import type { NamespaceActivityTranslation } from '../../i18n-types'

const de_activity = {
  period: 'Zeitraum',
  all: 'Gesamt',
  week: '7\u00a0Tage',
  month: '30\u00a0Tage',
  info: 'So wird Aktivität gezählt',
  allTitle: 'Prämien insgesamt',
  weekTitle: 'Prämien der letzten 7\u00a0Tage',
  monthTitle: 'Prämien der letzten 30\u00a0Tage',
  first: 'Ihre erste Prämie erhalten Sie, sobald ein Partner UTA abonniert oder damit Gewinn macht.',
  firstHere: 'In diesem Zeitraum gab es keine Prämien.',
  byMonth: 'Nach Monat',
  byDay: 'Nach Tag',
  byDays: { best: 'Bester Tag', rewarded: 'Tage mit Prämien' },
  byMonths: { best: 'Bester Monat', rewarded: 'Monate mit Prämien' },
  ofAll: '{count|integer} von {all|integer}',
  chartMonths: 'Prämien nach Monat, MATU',
  chartDays: 'Prämien nach Tag, MATU',
  summary: 'Insgesamt {sum}.',
  newcomers: '{count|integer} {{count:neuer Partner|neue Partner}}',
  weeks: 'Die letzten 12\u00a0Wochen',
  months: 'Die letzten 12\u00a0Monate',
  columns: { day: 'Tag', week: 'Woche', month: 'Monat', newcomers: 'Neue Partner', income: 'Prämie' },
  kindsTitle: 'Nach Art',
  otherKind: 'Sonstiges',
  kinds: {
    subscription: { name: 'Abos der Partner', brief: 'Abos', short: 'Ein Anteil an dem, was Ihre Partner für UTA zahlen' },
    uta_result: { name: 'UTA-Gewinne der Partner', brief: 'UTA-Gewinne', short: 'Ein Anteil an dem, was Ihre Partner mit UTA verdienen' },
    leader_pool: { name: 'Leader-Pools', brief: 'Pools', short: 'Ihr Anteil am Monatsfonds' },
    promotion: { name: 'Aktionen', brief: 'Aktionen', short: 'Abgeschlossene Schritte' },
  },
  partners: {
    title: 'Aktive Partner',
    failed: 'Ihre Partner konnten nicht geladen werden',
    line: '{rank}, Ebene {level}',
    level: 'Ebene',
    days: 'Aktive Tage',
    count: '{count|integer} von {all|integer} {{all:Tag|Tagen}}',
    none: 'In diesem Monat keine aktiven Partner',
    noneText: 'Ein Partner gilt als aktiv, sobald sein UTA einen Tag gelaufen ist.',
  },
  failed: 'Die Aktivität Ihrer Partner konnte nicht geladen werden',
  safe: 'Ihre Prämien sind sicher.',
  noBars: 'Keine Prämien in diesem Zeitraum',
  none: 'Noch keine Prämien',
  noneText: 'Hier erscheinen Ihre Prämien nach Zeitraum.',
  article: {
    active: {
      title: 'Was ist ein aktiver Tag?',
      text: 'Ein Partner ist an jedem Tag aktiv, an dem sein UTA läuft: Das Abo ist aktiv, und in UTA ist Guthaben.\nEin aktiver Tag macht den Partner für den ganzen Monat aktiv. Jeder Strich in den Listen steht für einen Tag; gefüllte Striche sind aktive Tage.',
    },
    subscription: {
      title: 'Abos der Partner',
      text: 'Wenn ein Partner ein UTA-Abo abschließt oder verlängert, erhalten Sie einen Anteil am Preis in MATU. Die Höhe hängt von der Ebene des Partners ab.',
    },
    result: {
      title: 'UTA-Gewinne der Partner',
      text: 'Wenn das UTA eines Partners einen Tag mit Gewinn abschließt, erhalten Sie einen Anteil daran. Ein Tag mit Verlust bringt keine Prämie und kostet Sie nichts.',
    },
    pool: {
      title: 'Leader-Pools',
      text: 'Alle, die bis Monatsende beide <0>Bedingungen eines Pools</0> erfüllen, erhalten einen gleich großen Anteil an seinem Fonds. Sie können in mehreren Pools zugleich sein.',
    },
    promotion: {
      title: 'Aktionen',
      text: 'Prämien für Schritte einer Aktion, die Sie abgeschlossen haben. Die Bedingungen finden Sie auf der <0>Seite der Aktion</0>.',
    },
    paid: {
      title: 'Wann Prämien gezahlt werden',
      text: 'Prämien für Abos und Gewinne werden an dem Tag gutgeschrieben, an dem sie entstehen; ein Tag beginnt um Mitternacht UTC. Pools werden am Monatsende ausgeschüttet.\nJede Zahlung erscheint in Ihren <0>Transaktionen</0>.',
    },
  },
} satisfies NamespaceActivityTranslation

export default de_activity
