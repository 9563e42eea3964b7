import type { NamespaceWithdrawCareTranslation } from '../../i18n-types'

const de_withdrawCare = {
  test: {
    title: 'Erst einen kleinen Betrag testen?',
    text: 'Keine Ihrer letzten Auszahlungen ging an diese Adresse. Zahlen Sie zuerst {small} aus und prüfen Sie, ob der Betrag ankommt; danach zahlen Sie den Rest aus.',
    fee: 'Für jede Auszahlung fällt eine Gebühr an.',
    use: 'Mit {small} beginnen',
    chosen: 'Test mit {small}',
    rest: 'Wenn der Betrag angekommen ist, zahlen Sie die übrigen {rest} an dieselbe Adresse aus.',
    undo: 'Doch {amount} auszahlen',
  },
  late: {
    title: 'Das dauert länger als üblich',
    accepted: 'Die Auszahlung ist bestätigt, wartet aber noch auf die Bearbeitung.',
    processing: 'Die Auszahlung wird bearbeitet, ist aber noch nicht gesendet.',
    confirming: 'Die Auszahlung ist im Netzwerk und wartet noch auf Bestätigungen.',
    busy: 'Das kommt vor, wenn viele Auszahlungen zugleich eingehen oder eine zusätzlich geprüft wird.',
    network: 'Das kommt vor, wenn das Netzwerk ausgelastet ist.',
    nothing: 'Sie müssen nichts tun.',
    cancel: 'Der Betrag bleibt reserviert. Bis die Bearbeitung beginnt, können Sie die Auszahlung stornieren.',
    second: 'Legen Sie keine zweite Auszahlung an, sonst werden beide gesendet.',
    explorer:
      'Zeigt der Explorer die Transaktion schon als erfolgreich an, fragen Sie den Empfänger und nennen Sie ihm den Transaktions-Hash.',
    help: 'Wenn sich nichts ändert, kontaktieren Sie den Support und nennen Sie die Nummer unten.',
  },
} satisfies NamespaceWithdrawCareTranslation

export default de_withdrawCare
