import type { NamespaceUtaWithdrawalTranslation } from '../../i18n-types'

const de_utaWithdrawal = {
  formLabel: 'Auszahlung aus UTA',
  steps: {
    amount: 'Betrag',
    check: 'Prüfen',
    way: 'Unterwegs',
  },
  amount: 'Auszahlungsbetrag',
  next: 'Weiter',
  stays: '{amount} müssen in UTA bleiben.',
  lockedUntil: '{amount} sind gesperrt. Der nächste Teil wird am {day} freigegeben.',
  summary: {
    title: 'Zusammenfassung',
    from: 'Aus UTA',
    fee: 'Gebühr',
    noFee: 'keine',
    arrives: 'Gutschrift',
    within: 'innerhalb von {count|integer} {{count:Stunde|Stunden}}',
    soon: 'innerhalb weniger Minuten',
    receives: 'Gutschrift auf Ihr Guthaben',
    rest: 'UTA-Guthaben nach der Auszahlung: {amount}',
    works: 'UTA handelt mit dem Rest weiter.',
  },
  check: {
    title: 'Auszahlung prüfen',
    confirm: '{amount} auszahlen',
    change: 'Ändern',
    ahead: 'So geht es weiter',
    aheadText:
      'Der Betrag verlässt UTA sofort; UTA handelt nicht mehr damit. Unter „Transaktionen“ können Sie den Status verfolgen, bis der Betrag Ihrem Guthaben gutgeschrieben ist.',
  },
  blocked: {
    title: 'Auszahlungen aus UTA sind pausiert',
    until: 'Auszahlungen aus UTA wieder ab {day}, {time}\u00a0Uhr',
    text: 'Ihr UTA-Guthaben ist davon nicht betroffen, und UTA handelt weiter damit.',
    why: 'Ihr UTA-Guthaben ist davon nicht betroffen, und UTA handelt weiter damit. Kontaktieren Sie den Support, um zu erfahren, warum Auszahlungen pausiert sind und ab wann sie wieder möglich sind.',
  },
  none: {
    title: 'Sie haben kein UTA-Guthaben',
    text: 'Sobald Sie UTA aufgeladen haben, können Sie hier Guthaben auszahlen.',
  },
  allLocked: {
    title: 'Ihr gesamtes UTA-Guthaben ist gesperrt',
    text: 'Das Guthaben bleibt in UTA. Derzeit ist keine Auszahlung möglich.',
    until: 'Derzeit ist keine Auszahlung möglich. Der nächste Teil wird am {day} freigegeben.',
  },
  failed: 'Das Auszahlungsformular konnte nicht geladen werden',
  safe: 'Es wurde nichts abgebucht.',
  receipt: {
    title: 'Auszahlung aus UTA',
    failed: 'Die Auszahlung konnte nicht geladen werden',
    safe: 'Ihre Auszahlung läuft weiter, auch wenn wir sie hier nicht zeigen können.',
    number: 'Nummer',
    from: 'Aus',
    open: 'UTA öffnen',
    again: 'Neue Auszahlung',
  },
} satisfies NamespaceUtaWithdrawalTranslation

export default de_utaWithdrawal
