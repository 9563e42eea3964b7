import type { NamespaceCalculatorPageTranslation } from '../../i18n-types'

const de_calculatorPage = {
  amount: 'Betrag',
  term: 'Laufzeit',
  months: '{{count:Monat|Monate}}',
  rate: 'Angenommener Gewinn oder Verlust pro Monat',
  field: { amount: 'Betrag in USDT', term: 'Laufzeit in Monaten', rate: 'Angenommener Gewinn oder Verlust pro Monat in Prozent' },
  range: 'Ihre Annahme. Bisherige Monatsrenditen von UTA ({count|integer} {{count:Monat|Monate}}): {low} bis {high}.',
  own: 'Ihre Annahme. Sie kann auch negativ sein.',
  average: 'Durchschnitt übernehmen: {rate}',
  reinvest: 'Gewinne in UTA reinvestieren',
  reinvestHelp:
    'Ist die Option an, beginnt jeder Monat mit dem neuen Guthaben. Ist sie aus, werden Gewinne jeden Monat entnommen, Verluste verringern das Guthaben aber weiterhin.',
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
    'Gerechnet mit dem gleichen Gewinn oder Verlust in jedem Monat, einer einmaligen Aufladegebühr von {fee} und {percent} jedes Gewinns für das Partnerprogramm. Abo und Auszahlungsgebühren sind nicht enthalten.',
  withoutCosts:
    'Die Aufladegebühr und der Anteil des Partnerprogramms sind gerade nicht verfügbar. Sie sind nicht enthalten, ebenso wenig wie Abo und Auszahlungsgebühren. Gerechnet mit dem gleichen Gewinn oder Verlust in jedem Monat.',
  refill: 'UTA mit {amount} aufladen',
  share: 'Link kopieren',
  reset: 'Zurücksetzen',
} satisfies NamespaceCalculatorPageTranslation

export default de_calculatorPage
