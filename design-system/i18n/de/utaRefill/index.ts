import type { NamespaceUtaRefillTranslation } from '../../i18n-types'

const de_utaRefill = {
  formLabel: 'UTA-Einzahlung',
  steps: {
    amount: 'Betrag',
    check: 'Prüfung',
    transfer: 'Überweisung',
  },
  amount: 'Betrag für UTA',
  next: 'Weiter',
  summary: {
    title: 'Übersicht',
    from: 'Aus den Vermögenswerten',
    fee: 'Gebühr',
    noFee: 'keine',
    arrives: 'Ankunft',
    minute: 'meist in einer Minute',
    receives: 'UTA erhält',
    after: 'UTA-Guthaben danach: {amount}',
  },
  check: {
    title: 'Überweisung prüfen',
    back: 'Eine Auszahlung aus UTA kann bis zu {count|integer} {{count:Stunde|Stunden}} dauern.',
    confirm: '{amount} in UTA einzahlen',
    change: 'Ändern',
    ahead: 'Wie es weitergeht',
    aheadText:
      'Der Betrag verlässt Ihre Vermögenswerte sofort. Dann prüfen wir alle 2 Sekunden, ob er angekommen ist, und zeigen jede Prüfung.',
  },
  noSubscription: {
    title: 'UTA braucht ein Abo',
    text: 'Ohne Abo handelt UTA nicht und nimmt keine Einzahlungen an.',
    action: 'Abos ansehen',
  },
  noMoney: {
    title: 'Kein USDT in Ihren Vermögenswerten',
    text: 'UTA arbeitet mit USDT. Zahlen Sie zuerst in Ihre Vermögenswerte ein, dann hierher.',
    action: 'Vermögenswerte aufladen',
  },
  notLoaded: 'Das Einzahlungsformular wurde nicht geladen',
  safe: 'Es wurde nichts bewegt.',
  theAmount: 'der Betrag',
  request: 'Anfrage',
  started: 'Begonnen',
  seeTransaction: 'Transaktion ansehen',
  seeTransactions: 'Transaktionen ansehen',
  again: 'Neue Einzahlung',
  waiting: {
    title: 'Warten auf Bestätigung',
    text: 'Wir prüfen die Anfrage alle {every|integer} Sekunden. Das ist Prüfung {attempt|integer} von {count|integer}, noch höchstens {left|integer} {{left:Sekunde|Sekunden}}.',
    leave: 'Sie können diese Seite verlassen. Die Überweisung läuft weiter und erscheint unter Transaktionen.',
    spoken: 'Prüfung {attempt|integer} von {count|integer}, noch keine Antwort',
  },
  paused: {
    title: 'Warten auf die Verbindung',
    text: 'Keine Verbindung. {attempt|integer} von {count|integer} Prüfungen sind erledigt; es geht weiter, sobald sie wieder da ist. Warten zählt nicht.',
  },
  gaveUp: {
    title: 'Noch keine Antwort',
    text: 'Nach {count|integer} {{count:Versuch|Versuchen}} haben wir aufgehört. Die Überweisung wird noch bearbeitet: {amount} kommt entweder in UTA an oder geht in Ihre Vermögenswerte zurück. Nichts wird doppelt gebucht.',
    check: 'Erneut prüfen',
    support: 'Uns schreiben',
    checkedAt: 'Zuletzt geprüft um {time}: noch in Bearbeitung',
  },
  done: {
    title: '{amount} sind in UTA',
    titleOpen: 'Der Betrag ist in UTA',
    text: 'Das UTA-Guthaben beträgt jetzt {balance}. Neue Trades nutzen es ab der nächsten Eröffnung.',
    next: 'Neue Trades nutzen es ab der nächsten Eröffnung.',
    open: 'UTA öffnen',
  },
  failed: {
    title: 'Die Überweisung ist gescheitert',
    text: '{amount} und die Gebühr sind wieder in Ihren Vermögenswerten.',
    again: 'Erneut versuchen',
  },
  lost: {
    title: 'Diese Anfrage ist nicht bekannt',
    text: 'Der Server kennt keine Überweisung mit dieser Nummer. Unter Transaktionen sehen Sie, wo Ihr Geld ist.',
  },
} satisfies NamespaceUtaRefillTranslation

export default de_utaRefill
