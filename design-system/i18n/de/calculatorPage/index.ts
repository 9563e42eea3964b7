import type { NamespaceCalculatorPageTranslation } from '../../i18n-types'

const de_calculatorPage = {
  amount: 'Betrag',
  term: 'Laufzeit',
  months: '{{count:Monat|Monate}}',
  rate: 'Angenommener Gewinn oder Verlust pro Monat',
  field: { amount: 'Betrag in USDT', term: 'Laufzeit in Monaten', rate: 'Angenommener Gewinn oder Verlust pro Monat in Prozent' },
  range:
    'Ihre Annahme. {{count:Im letzten|In den letzten}} {count|integer} {{count:Monat|Monaten}} lag UTA zwischen {low} und {high} pro Monat.',
  own: 'Ihre Annahme. Sie kann auch negativ sein.',
  average: 'Durchschnitt übernehmen: {rate}',
  reinvest: 'Gewinne in UTA reinvestieren',
  reinvestHelp: 'Ist die Option an, beginnt jeder Monat mit dem neuen Guthaben. Ist sie aus, werden Gewinne entnommen; Verluste bleiben.',
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
    weak: 'Wenn jeder Monat so wäre wie der schwächste: {rate}',
  },
  fee: 'Aufladegebühr',
  results: 'Gewinn und Verlust',
  shared: 'Partnerprogramm, {percent} der Gewinne',
  end: 'Am Ende',
  note: 'Dies ist eine Beispielrechnung, kein Versprechen. UTA kann auch Verluste machen.',
  assumptions:
    'Gerechnet mit dem gleichen Wert in jedem Monat, einer einmaligen Aufladegebühr von {fee} und {percent} jedes Gewinns für das Partnerprogramm. Abo und Auszahlungsgebühren sind nicht enthalten.',
  withoutCosts:
    'Die Gebühr und der Anteil des Partnerprogramms sind gerade nicht verfügbar und deshalb nicht enthalten. Gerechnet mit dem gleichen Wert in jedem Monat.',
  refill: 'UTA mit {amount} aufladen',
  share: 'Link kopieren',
  reset: 'Zurücksetzen',
} satisfies NamespaceCalculatorPageTranslation

export default de_calculatorPage
