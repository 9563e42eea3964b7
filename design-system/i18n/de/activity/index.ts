import type { NamespaceActivityTranslation } from '../../i18n-types'

const de_activity = {
  period: 'Zeitraum',
  all: 'Gesamt',
  week: '7 Tage',
  month: '30 Tage',
  info: 'Was zählt und warum',
  allTitle: 'Prämien, gesamt',
  weekTitle: 'Prämien, letzte 7 Tage',
  monthTitle: 'Prämien, letzte 30 Tage',
  first: 'Die erste Prämie kommt, wenn ein Partner UTA abonniert oder damit verdient.',
  firstHere: 'In diesen Tagen kam nichts.',
  byMonth: 'Nach Monat',
  byDay: 'Nach Tag',
  chartMonths: 'Prämien nach Monat, MATU',
  chartDays: 'Prämien nach Tag, MATU',
  summary: 'Zusammen {sum}.',
  newcomers: '{count|integer} {{count:neuer Partner|neue Partner}}',
  weeks: 'Die letzten 12 Wochen',
  months: 'Die letzten 12 Monate',
  columns: { day: 'Tag', week: 'Woche', month: 'Monat', newcomers: 'Neue Partner', income: 'Prämie' },
  kindsTitle: 'Nach Art',
  otherKind: 'Sonstiges',
  kinds: {
    subscription: { name: 'Abonnements der Partner', brief: 'Abonnements', short: 'Ein Teil dessen, was Partner für UTA zahlen' },
    uta_result: { name: 'UTA-Ergebnisse der Partner', brief: 'UTA-Ergebnis', short: 'Ein Teil dessen, was Partner mit UTA verdienen' },
    leader_pool: { name: 'Leader-Pools', brief: 'Pool-Anteile', short: 'Ihr Anteil am Fonds des Monats' },
    promotion: { name: 'Aktionen', brief: 'Aktionen', short: 'Schritte, die Sie geschafft haben' },
  },
  partners: {
    title: 'Wer aktiv war',
    failed: 'Die Partner wurden nicht geladen',
    line: '{rank}, Ebene {level}',
    count: '{count|integer} von {all|integer} Tagen',
    none: 'Diesen Monat keine aktiven Partner',
    noneText: 'Ein Partner ist aktiv, sobald seine UTA einen Tag lang arbeitet.',
  },
  failed: 'Die Aktivität wurde nicht geladen',
  safe: 'Ihre Prämien sind sicher.',
  none: 'Noch nichts verdient',
  noneText: 'Hier stehen Ihre Prämien nach Zeitraum.',
  article: {
    active: {
      title: 'Was ein aktiver Tag ist',
      text: 'Ein Partner ist an einem Tag aktiv, an dem seine UTA arbeitet: Das Abonnement läuft, und es liegt ein Betrag darin.\nEin aktiver Tag im Monat macht den Partner für diesen Monat aktiv. Die Striche in den Listen sind Tage: Ein gefüllter war aktiv.',
    },
    subscription: {
      title: 'Abonnements der Partner',
      text: 'Schließt ein Partner ein UTA-Abonnement ab oder verlängert es, erhalten Sie einen Teil des Preises in MATU. Wie viel, hängt von der Ebene des Partners ab.',
    },
    result: {
      title: 'UTA-Ergebnisse der Partner',
      text: 'Schließt die UTA eines Partners einen Tag mit Gewinn, erhalten Sie einen Teil davon. Ein Tag mit Verlust bringt nichts und nimmt nichts weg.',
    },
    pool: {
      title: 'Leader-Pools',
      text: 'Wer bis Monatsende beide <0>Bedingungen eines Pools</0> erfüllt, teilt dessen Fonds zu gleichen Teilen mit den anderen Leadern. Mehrere Pools zugleich sind möglich.',
    },
    promotion: {
      title: 'Aktionen',
      text: 'Prämien für Schritte einer Aktion, die Sie geschafft haben. Die Bedingungen stehen auf der <0>Seite der Aktion</0>.',
    },
    paid: {
      title: 'Wann Prämien gezahlt werden',
      text: 'Prämien für Abonnements und Ergebnisse werden an dem Tag gutgeschrieben, an dem sie entstehen; ein Tag beginnt um Mitternacht UTC. Pools werden am Monatsende gezahlt.\nJede Zahlung steht in der <0>Liste der Transaktionen</0>.',
    },
  },
} satisfies NamespaceActivityTranslation

export default de_activity
