import type { NamespaceUtaRefillTranslation } from '../../i18n-types'

const de_utaRefill = {
  formLabel: 'UTA aufladen',
  steps: {
    amount: 'Betrag',
    check: 'Prüfen',
    transfer: 'Transfer',
  },
  amount: 'Betrag zum Aufladen',
  suggested: 'Aus Ihrem Link übernommen. Gesendet wird erst, wenn Sie bestätigen.',
  next: 'Weiter',
  summary: {
    title: 'Zusammenfassung',
    from: 'Vom Guthaben',
    fee: 'Gebühr',
    noFee: 'keine',
    arrives: 'Gutschrift',
    minute: 'meist innerhalb einer Minute',
    receives: 'UTA erhält',
    after: 'UTA-Guthaben nach dem Transfer: {amount}',
  },
  check: {
    title: 'Transfer prüfen',
    back: 'Eine Auszahlung aus UTA kann bis zu {count|integer} {{count:Stunde|Stunden}} dauern.',
    confirm: 'UTA mit {amount} aufladen',
    change: 'Ändern',
    ahead: 'So geht es weiter',
    aheadText:
      'Der Betrag wird sofort von Ihrem Guthaben abgebucht. Dann prüfen wir alle 2 Sekunden, ob er angekommen ist, und zeigen Ihnen den Stand.',
  },
  noSubscription: {
    title: 'Für UTA brauchen Sie ein Abo',
    text: 'Ohne Abo handelt UTA nicht und kann nicht aufgeladen werden.',
    action: 'Tarife ansehen',
  },
  noMoney: {
    title: 'Sie haben keine USDT in Ihrem Guthaben',
    text: 'UTA arbeitet mit USDT. Zahlen Sie zuerst USDT ein, dann können Sie UTA hier aufladen.',
    action: 'USDT einzahlen',
  },
  notLoaded: 'Das Formular konnte nicht geladen werden',
  safe: 'Es wurde nichts abgebucht.',
  request: 'Anfragenummer',
  started: 'Begonnen',
  seeTransaction: 'Transaktion ansehen',
  seeTransactions: 'Transaktionen ansehen',
  again: 'Neue Aufladung',
  waiting: {
    title: 'Warten auf Bestätigung',
    text: 'Wir prüfen alle {every|integer} {{every:Sekunde|Sekunden}}. Prüfung {attempt|integer} von {count|integer}, noch höchstens {left|integer} {{left:Sekunde|Sekunden}}.',
    leave: 'Sie können diese Seite verlassen. Der Transfer läuft weiter und erscheint unter „Transaktionen“.',
    spoken: 'Prüfung {attempt|integer} von {count|integer}, noch keine Antwort',
  },
  paused: {
    title: 'Warten auf Verbindung',
    text: 'Sie sind offline. {attempt|integer} von {count|integer} {{count:Prüfung|Prüfungen}} erledigt; es geht weiter, sobald Sie wieder online sind. Die Zeit ohne Verbindung zählt nicht mit.',
  },
  gaveUp: {
    title: 'Noch keine Antwort',
    text: 'Nach {count|integer} {{count:Prüfung|Prüfungen}} haben wir aufgehört, aber der Transfer wird noch bearbeitet. {amount} kommt entweder in UTA an oder wird Ihrem Guthaben wieder gutgeschrieben. Für diesen Transfer wird nichts doppelt abgebucht; eine neue Aufladung ist ein eigener Transfer.',
    textOpen:
      'Nach {count|integer} {{count:Prüfung|Prüfungen}} haben wir aufgehört, aber der Transfer wird noch bearbeitet. Der Betrag kommt entweder in UTA an oder wird Ihrem Guthaben wieder gutgeschrieben. Für diesen Transfer wird nichts doppelt abgebucht; eine neue Aufladung ist ein eigener Transfer.',
    check: 'Erneut prüfen',
    support: 'Support kontaktieren',
    checkedAt: 'Zuletzt geprüft um {time} Uhr: noch in Bearbeitung',
  },
  done: {
    title: 'UTA mit {amount} aufgeladen',
    titleOpen: 'UTA wurde aufgeladen',
    text: 'Ihr UTA-Guthaben beträgt jetzt {balance}. UTA nutzt den aufgeladenen Betrag ab dem nächsten Trade.',
    next: 'UTA nutzt den aufgeladenen Betrag ab dem nächsten Trade.',
    open: 'UTA öffnen',
  },
  failed: {
    title: 'Der Transfer ist fehlgeschlagen',
    text: 'Alles, was für diesen Transfer über {amount} abgebucht wurde, ist Ihrem Guthaben wieder gutgeschrieben, auch die Gebühr.',
    textOpen: 'Alles, was für diesen Transfer abgebucht wurde, ist Ihrem Guthaben wieder gutgeschrieben, auch die Gebühr.',
    again: 'Erneut versuchen',
  },
  lost: {
    title: 'Anfrage nicht gefunden',
    text: 'Der Server kennt keinen Transfer mit dieser Anfragenummer. Unter „Transaktionen“ sehen Sie, wo Ihr Geld ist.',
  },
} satisfies NamespaceUtaRefillTranslation

export default de_utaRefill
