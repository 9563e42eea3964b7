import type { NamespaceCalculatorPageTranslation } from '../../i18n-types'

const de_calculatorPage = {
  amount: 'Betrag',
  term: 'Laufzeit',
  months: '{{count:Monat|Monate}}',
  rate: 'Angenommenes Ergebnis pro Monat',
  field: { amount: 'Betrag in USDT', term: 'Laufzeit in Monaten', rate: 'Angenommenes Ergebnis pro Monat in Prozent' },
  range: 'Ihre Annahme. Zuletzt lag das UTA-Ergebnis über {count|integer} {{count:Monat|Monate}} zwischen {low} und {high} pro Monat.',
  own: 'Ihre Annahme. Sie kann auch negativ sein.',
  average: 'Durchschnitt übernehmen: {rate}',
  reinvest: 'Ergebnisse in UTA reinvestieren',
  reinvestHelp: 'Jeder Monat beginnt mit dem neuen Guthaben. Ist die Option aus, werden Gewinne entnommen, und Verluste bleiben.',
  after: 'Unter diesen Annahmen nach {count|integer} {{count:Monat|Monaten}}',
  chart: {
    title: 'Guthaben über {count|integer} {{count:Monat|Monate}}, USDT',
    summary: 'Bei {rate} pro Monat werden aus {start} {end}.',
    of: 'Monat',
    now: 'jetzt',
    start: 'Jetzt',
    month: 'Nach Monat {number|integer}',
    yours: 'Ihre Annahme: {rate}',
    still: 'Keine Änderung',
    weak: 'Jeder Monat wie der schwächste: {rate}',
  },
  fee: 'Aufladegebühr',
  results: 'Ergebnisse',
  shared: 'Partnerprogramm, {percent} der Gewinne',
  end: 'Am Ende',
  note: 'Dies ist eine Beispielrechnung, kein Versprechen. Ergebnisse können negativ sein.',
  assumptions:
    'Gerechnet mit dem gleichen Ergebnis in jedem Monat, einer einmaligen Aufladegebühr von {fee} und {percent} jedes Gewinns für das Partnerprogramm. Abo und Auszahlungsgebühren sind nicht enthalten.',
  withoutCosts:
    'Gebühr und Prämienanteil sind gerade nicht verfügbar und nicht enthalten. Gerechnet mit dem gleichen Ergebnis in jedem Monat.',
  refill: 'UTA mit {amount} aufladen',
  share: 'Link kopieren',
  reset: 'Zurücksetzen',
} satisfies NamespaceCalculatorPageTranslation

export default de_calculatorPage
