import type { NamespaceErrorsTranslation } from '../../i18n-types'

const de_errors = {
  notFound: {
    title: 'Diese Seite konnten wir nicht finden',
    text: 'Seite nicht gefunden: <0>{path}</0>',
    next: 'Prüfen Sie die Adresse auf Tippfehler. Vielleicht ist die Seite auch umgezogen.',
    cabinet: 'Zur Übersicht',
    home: 'Zur Startseite',
  },
  error: {
    title: 'Bei uns ist ein Fehler aufgetreten',
    text: 'Interner Serverfehler. Ihre Token sind nicht betroffen.',
    status: 'Status {status}',
    reference: 'Referenz',
  },
  fault: 'Auf dieser Seite funktioniert etwas nicht. Laden Sie sie neu und versuchen Sie es erneut.',
  stale: {
    title: 'Eine neue Version ist verfügbar',
    text: 'Diese Seite stammt aus einer älteren Version. Laden Sie sie neu, um fortzufahren; was Sie gespeichert haben, bleibt erhalten.',
    reload: 'Neu laden',
  },
  update: {
    title: 'Eine neue Version steht bereit',
    text: 'Laden Sie die Seite neu, sobald Sie möchten. Nicht gesendete Eingaben gehen verloren.',
  },
  offline: {
    title: 'Sie sind offline',
    text: 'Diese Seite wurde noch nicht geladen, daher gibt es nichts anzuzeigen. Ihre Token sind nicht betroffen.',
  },
  toHelp: 'Hilfe',
  maintenance: {
    title: 'Wir führen Wartungsarbeiten durch',
    text: 'Ihr Guthaben ist sicher. Auszahlungen und Tauschvorgänge sind pausiert, bis die Wartung abgeschlossen ist.',
    next: 'Nächste Prüfung in {time}',
    minutes: 'Nächste Prüfung in {count|integer} {{count:Minute|Minuten}}',
    looking: 'Wird geprüft',
    check: 'Jetzt prüfen',
  },
} satisfies NamespaceErrorsTranslation

export default de_errors
