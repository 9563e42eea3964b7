import type { NamespaceUtaWithdrawalTranslation } from '../../i18n-types'

const de_utaWithdrawal = {
  formLabel: 'Auszahlung aus UTA',
  steps: {
    amount: 'Betrag',
    check: 'Prüfung',
    way: 'Unterwegs',
  },
  amount: 'Betrag aus UTA',
  next: 'Weiter',
  stays: '{amount} müssen in UTA bleiben.',
  lockedUntil: '{amount} sind bis {day} gesperrt.',
  summary: {
    title: 'Übersicht',
    from: 'Aus UTA',
    fee: 'Gebühr',
    noFee: 'keine',
    arrives: 'Ankunft',
    within: 'in {count|integer} {{count:Stunde|Stunden}}',
    soon: 'in wenigen Minuten',
    receives: 'Ihre Vermögenswerte erhalten',
    rest: 'UTA-Guthaben danach:',
    works: 'Was bleibt, handelt weiter.',
  },
  check: {
    title: 'Auszahlung prüfen',
    confirm: '{amount} auszahlen',
    change: 'Ändern',
    ahead: 'Wie es weitergeht',
    aheadText:
      'Der Betrag verlässt UTA sofort und handelt nicht mehr. Unter Transaktionen steht er als angenommen, bis er in Ihren Vermögenswerten ist.',
  },
  blocked: {
    title: 'Auszahlungen aus UTA sind gesperrt',
    text: 'Ihr Guthaben handelt weiter und ist sicher.',
    why: 'Schreiben Sie uns, um zu erfahren, warum Auszahlungen gesperrt sind und wann sie wieder möglich sind.',
    support: 'Uns schreiben',
    refill: 'UTA aufladen',
  },
  none: {
    title: 'In UTA ist nichts',
    text: 'Was Sie einzahlen, können Sie hier wieder abheben.',
  },
  allLocked: {
    title: 'Alles in UTA ist gesperrt',
    text: 'Es handelt weiter. Zurzeit kann nichts ausgezahlt werden.',
    until: 'Es handelt weiter. Der nächste Teil wird am {day} frei.',
  },
  failed: 'Das Auszahlungsformular wurde nicht geladen',
  safe: 'Es wurde nichts bewegt.',
  receipt: {
    title: 'Auszahlung aus UTA',
    failed: 'Die Auszahlung wurde nicht geladen',
    safe: 'Sie läuft auch ohne diese Seite weiter.',
    number: 'Nummer',
    from: 'Von',
    open: 'UTA öffnen',
    again: 'Neue Auszahlung',
  },
} satisfies NamespaceUtaWithdrawalTranslation

export default de_utaWithdrawal
