import type { NamespaceUtaWithdrawalTranslation } from '../../i18n-types'

const de_utaWithdrawal = {
  formLabel: 'Auszahlung aus UTA',
  steps: {
    amount: 'Betrag',
    check: 'Prüfung',
    way: 'Unterwegs',
  },
  amount: 'Auszahlungsbetrag',
  next: 'Weiter',
  stays: '{amount} müssen in UTA bleiben.',
  lockedUntil: '{amount} sind bis {day} gesperrt.',
  summary: {
    title: 'Zusammenfassung',
    from: 'Aus UTA',
    fee: 'Gebühr',
    noFee: 'keine',
    arrives: 'Gutschrift',
    within: 'innerhalb von {count|integer} {{count:Stunde|Stunden}}',
    soon: 'innerhalb weniger Minuten',
    receives: 'Gutschrift auf Guthaben',
    rest: 'UTA-Guthaben danach:',
    works: 'Der Rest wird weiter gehandelt.',
  },
  check: {
    title: 'Auszahlung prüfen',
    confirm: '{amount} auszahlen',
    change: 'Ändern',
    ahead: 'So geht es weiter',
    aheadText:
      'Der Betrag verlässt UTA sofort und wird nicht mehr gehandelt. Unter „Transaktionen“ steht er als angenommen, bis er auf Ihrem Guthaben ist.',
  },
  blocked: {
    title: 'Auszahlungen aus UTA sind gesperrt',
    text: 'Ihr Guthaben ist sicher und wird weiter gehandelt.',
    why: 'Schreiben Sie uns, um zu erfahren, warum sie gesperrt und ab wann sie wieder möglich sind.',
    support: 'Uns schreiben',
    refill: 'UTA aufladen',
  },
  none: {
    title: 'Kein UTA-Guthaben',
    text: 'Sobald Sie UTA aufgeladen haben, können Sie hier auszahlen.',
  },
  allLocked: {
    title: 'Ihr gesamtes UTA-Guthaben ist gesperrt',
    text: 'Es wird weiter gehandelt. Derzeit ist keine Auszahlung möglich.',
    until: 'Es wird weiter gehandelt. Der nächste Teil wird am {day} freigegeben.',
  },
  failed: 'Das Auszahlungsformular konnte nicht geladen werden',
  safe: 'Es wurde nichts abgebucht.',
  receipt: {
    title: 'Auszahlung aus UTA',
    failed: 'Die Auszahlung konnte nicht geladen werden',
    safe: 'Sie läuft weiter, auch wenn diese Seite sie nicht zeigen kann.',
    number: 'Nummer',
    from: 'Von',
    open: 'UTA öffnen',
    again: 'Neue Auszahlung',
  },
} satisfies NamespaceUtaWithdrawalTranslation

export default de_utaWithdrawal
