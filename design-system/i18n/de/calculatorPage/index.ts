import type { NamespaceCalculatorPageTranslation } from '../../i18n-types'

const de_calculatorPage = {
  amount: 'Betrag',
  term: 'Laufzeit',
  months: '{{count:Monat|Monate}}',
  rate: 'Angenommenes Ergebnis pro Monat',
  range: 'Sie wählen es. Die letzten {count|integer} UTA-Monate lagen zwischen {low} und {high}.',
  own: 'Sie wählen es. Es kann auch unter null liegen.',
  average: 'Durchschnitt nehmen: {rate}',
  reinvest: 'Ergebnisse in UTA lassen',
  reinvestHelp: 'Jeder Monat beginnt mit dem neuen Guthaben. Sonst werden Gewinne entnommen, Verluste bleiben.',
  after: 'Unter diesen Annahmen nach {count|integer} {{count:Monat|Monaten}}',
  chart: {
    title: 'Guthaben über {count|integer} {{count:Monat|Monate}}, USDT',
    summary: 'Bei {rate} im Monat werden aus {start} {end}.',
    of: 'Monat',
    now: 'jetzt',
    start: 'Jetzt',
    month: 'Nach Monat {number|integer}',
    yours: 'Ihre Annahme {rate}',
    still: 'Keine Änderung',
    weak: 'Jeden Monat der schwächste {rate}',
  },
  fee: 'Gebühr für die Einzahlung',
  results: 'Ergebnisse',
  shared: 'Prämienprogramm, {percent} der Gewinne',
  end: 'Am Ende',
  note: 'Eine Rechnung, kein Versprechen. Ergebnisse können negativ sein.',
  assumptions:
    'Jeder Monat hat dasselbe Ergebnis. Die Einzahlung kostet einmal {fee}, {percent} jedes Gewinns gehen an das Prämienprogramm. Abonnement und Auszahlungsgebühren sind nicht enthalten.',
  withoutCosts: 'Gebühr und Prämienanteil sind gerade nicht bekannt und nicht enthalten. Jeder Monat hat dasselbe Ergebnis.',
  refill: 'UTA aufladen',
  share: 'Link kopieren',
  reset: 'Zurücksetzen',
} satisfies NamespaceCalculatorPageTranslation

export default de_calculatorPage
