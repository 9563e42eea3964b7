import type { NamespaceAuthTranslation } from '../../i18n-types'

const de_auth = {
  email: 'E-Mail',
  password: 'Passwort',
  or: 'oder',
  google: 'Mit Google fortfahren',
  googleFailed: 'Die Anmeldung über Google wurde nicht abgeschlossen',
  googleFailedText: 'Versuchen Sie es erneut oder nutzen Sie E-Mail und Passwort.',
  googleProblem: {
    closed: {
      title: 'Das Google-Fenster wurde geschlossen',
      text: 'Es ist nichts passiert. Öffnen Sie es erneut oder nutzen Sie E-Mail und Passwort.',
    },
    blocked: {
      title: 'Ihr Browser hat das Google-Fenster blockiert',
      text: 'Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut, oder nutzen Sie E-Mail und Passwort.',
    },
    refused: {
      title: 'Google hat die Anmeldung abgelehnt',
      text: 'Wählen Sie ein anderes Google-Konto oder nutzen Sie E-Mail und Passwort.',
    },
    embedded: {
      title: 'In dieser App lässt Google keine Anmeldung zu',
      text: 'Öffnen Sie diese Seite in Ihrem Browser oder nutzen Sie E-Mail und Passwort.',
    },
    unreachable: {
      title: 'Google ist nicht erreichbar',
      text: 'Vielleicht liegt es an einem Inhaltsblocker. E-Mail und Passwort funktionieren wie gewohnt.',
    },
  },
  login: {
    title: 'Anmelden',
    noAccount: 'Noch kein Konto?',
    register: 'Registrieren',
    forgot: 'Vergessen?',
    submit: 'Anmelden',
    keyboard: 'Prüfen Sie die Tastatur und versuchen Sie es erneut.',
    reason: {
      sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.',
      signInNeeded: 'Melden Sie sich an, um diese Seite zu öffnen.',
      passwordChanged: 'Das Passwort ist geändert. Melden Sie sich mit dem neuen an.',
    },
  },
  twoFactor: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Geben Sie die sechs Ziffern aus Ihrer Authenticator-App ein.',
    recoveryText: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal.',
    back: 'Mit einem anderen Konto anmelden',
    submit: 'Bestätigen',
  },
  registration: {
    title: 'Konto eröffnen',
    haveAccount: 'Schon ein Konto?',
    signIn: 'Anmelden',
    invitedBy: 'Eingeladen von <0>{code}</0>',
    firstname: 'Vorname',
    lastname: 'Nachname',
    repeat: 'Passwort wiederholen',
    repeatPlaceholder: 'Noch einmal dasselbe',
    consent: 'Ich akzeptiere die <0>Bedingungen</0> und die <1>Datenschutzhinweise</1>',
    consentName: 'Bedingungen und Datenschutzhinweise',
    submit: 'Registrieren',
  },
  reset: {
    title: 'Neues Passwort festlegen',
    text: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, der 60 Minuten gilt.',
    submit: 'Link senden',
    back: 'Zurück zur Anmeldung',
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sentText: 'Wenn diese Adresse bekannt ist, ist die Mail unterwegs.',
    sentHint: 'Der Link gilt 60 Minuten. Sehen Sie auch im Spam-Ordner nach.',
    again: 'Andere Adresse verwenden',
  },
  newPassword: {
    title: 'Neues Passwort wählen',
    text: 'Für {email}',
    password: 'Neues Passwort',
    submit: 'Passwort speichern',
    expiredTitle: 'Dieser Link gilt nicht mehr',
    expiredText: 'Ein Link gilt einmal und 60 Minuten lang. Ihr Passwort ist unverändert.',
    sendAgain: 'Erneut senden',
    doneTitle: 'Das Passwort ist geändert',
    doneText: 'Ab jetzt gilt nur noch das neue.',
    signIn: 'Anmelden',
  },
} satisfies NamespaceAuthTranslation

export default de_auth
