import type { NamespaceErrorsTranslation } from '../../i18n-types'

const de_errors = {
  notFound: {
    title: 'Diese Seite liegt außerhalb der Skala',
    text: 'Seite nicht gefunden:',
    cabinet: 'Zur Übersicht',
    home: 'Zur Startseite',
  },
  error: {
    title: 'Bei uns ist etwas ausgefallen',
    text: 'Interner Serverfehler. Ihre Token sind nicht betroffen.',
    status: 'Status {status}',
    reference: 'Vorgang',
  },
  fault: 'Etwas auf dieser Seite hat nicht funktioniert.',
  stale: {
    title: 'Es gibt eine neue Version',
    text: 'Diese Seite gehört zur vorigen. Laden Sie sie neu; was Sie gespeichert haben, ist sicher.',
    reload: 'Neu laden',
  },
  update: {
    title: 'Eine neue Version ist bereit',
    text: 'Laden Sie neu, wann es Ihnen passt. Eingegebenes, das noch nicht gesendet ist, geht dabei verloren.',
  },
  offline: {
    title: 'Keine Verbindung',
    text: 'Diese Seite wurde noch nicht geladen, darum gibt es nichts zu zeigen. Ihre Token sind nicht betroffen.',
  },
  toHelp: 'Hilfe',
  maintenance: {
    title: 'Wir kalibrieren MATU',
    text: 'Guthaben und Trades bleiben, wie sie sind. Solange wird nichts ausgezahlt oder getauscht.',
    next: 'Nächste Prüfung in {time}',
    minutes: 'Nächste Prüfung in {count|integer} {{count:Minute|Minuten}}',
    looking: 'Wird geprüft',
    check: 'Jetzt prüfen',
  },
} satisfies NamespaceErrorsTranslation

export default de_errors
