import type { NamespaceStatementPageTranslation } from '../../i18n-types'

const de_statementPage = {
  title: 'Monatsauszug {month}',
  name: 'Name',
  email: 'E-Mail',
  period: 'Zeitraum',
  zone: 'Zeitzone',
  asOf: 'Stand',
  none: 'In diesem Monat gibt es keine abgeschlossenen Transaktionen.',
  open: 'Nicht enthalten, da nicht abgeschlossen: {count|integer} {{count:Transaktion|Transaktionen}}.',
  movements: 'Transaktionen, {account}',
  computed:
    'Anfangs- und Endsaldo enthalten gesperrte Beträge. Sie sind aus Ihrem aktuellen Guthaben und den seither abgeschlossenen Transaktionen berechnet.',
  kind: '{type} ({count|integer})',
  total: 'Summe',
  fee: 'Gebühr <0></0>',
  feeNote: 'Gebühren sind gesondert aufgeführt. Manche sind im Betrag bereits enthalten.',
  uta: {
    title: 'UTA',
    start: 'Anfangssaldo',
    paidIn: 'Aufgeladen',
    takenOut: 'Ausgezahlt',
    result: 'Gewinn und Verlust aus {count|integer} {{count:Trade|Trades}}',
    end: 'Endsaldo',
    now: 'Aktueller Saldo',
    note: 'Berechnet am {time}. Der Monat richtet sich nach {zone}.',
    unknown: 'Für diesen Monat liegen keine UTA-Zahlen vor.',
  },
  balances: 'Guthaben, Stand {time}',
  locked: 'plus {amount} gesperrt',
  download: 'CSV herunterladen',
  print: 'Drucken oder als PDF speichern',
  failed: 'Der Auszug konnte nicht geladen werden',
} satisfies NamespaceStatementPageTranslation

export default de_statementPage
