import type { NamespaceAuthTranslation } from '../../i18n-types'

const de_auth = {
  email: 'E-Mail',
  password: 'Passwort',
  or: 'oder',
  google: 'Mit Google fortfahren',
  googleConsent: 'Wird dabei ein Konto eröffnet, akzeptieren Sie die <0>Nutzungsbedingungen</0> und die <1>Datenschutzhinweise</1>.',
  googleFailed: 'Die Anmeldung mit Google wurde nicht abgeschlossen',
  googleFailedText: 'Versuchen Sie es erneut oder nutzen Sie E-Mail und Passwort.',
  googleProblem: {
    closed: {
      title: 'Das Google-Fenster wurde geschlossen',
      text: 'Sie sind noch nicht angemeldet. Öffnen Sie das Fenster erneut oder nutzen Sie E-Mail und Passwort.',
    },
    blocked: {
      title: 'Ihr Browser hat das Google-Fenster blockiert',
      text: 'Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut oder nutzen Sie E-Mail und Passwort.',
    },
    refused: {
      title: 'Google hat die Anmeldung abgelehnt',
      text: 'Wählen Sie ein anderes Google-Konto oder nutzen Sie E-Mail und Passwort.',
    },
    embedded: {
      title: 'In dieser App funktioniert die Google-Anmeldung nicht',
      text: 'Öffnen Sie diese Seite in Ihrem Browser oder nutzen Sie E-Mail und Passwort.',
    },
    unreachable: {
      title: 'Google ist nicht erreichbar',
      text: 'Vielleicht liegt es an einem Inhaltsblocker. Mit E-Mail und Passwort können Sie sich weiterhin anmelden.',
    },
  },
  login: {
    title: 'Anmelden',
    noAccount: 'Noch kein Konto?',
    register: 'Konto eröffnen',
    forgot: 'Passwort vergessen?',
    submit: 'Anmelden',
    wrong: 'E-Mail-Adresse oder Passwort ist falsch',
    keyboard: 'Prüfen Sie die Tastaturbelegung und versuchen Sie es erneut.',
    reason: {
      sessionEnded: 'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
      inactive:
        'Sie wurden abgemeldet, weil Sie eine Weile nichts getan haben. Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
      someoneElse:
        'In diesem Browser erfolgte eine Anmeldung mit einem anderen Konto. Zum Schutz Ihres Geldes haben wir Sie abgemeldet. Melden Sie sich erneut an, um fortzufahren.',
      signInNeeded: 'Melden Sie sich an, um diese Seite zu öffnen.',
      passwordChanged: 'Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen Passwort an.',
    },
  },
  twoFactor: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.',
    recoveryText: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder Code ist nur einmal gültig.',
    back: 'Mit einem anderen Konto anmelden',
    submit: 'Bestätigen',
  },
  registration: {
    title: 'Konto eröffnen',
    haveAccount: 'Schon ein Konto?',
    signIn: 'Anmelden',
    invitedBy: 'Einladungscode <0>{code}</0>',
    firstname: 'Vorname',
    lastname: 'Nachname',
    repeat: 'Passwort wiederholen',
    repeatPlaceholder: 'Noch einmal eingeben',
    consent: 'Ich akzeptiere die <0>Nutzungsbedingungen</0> und die <1>Datenschutzhinweise</1>',
    consentName: 'Nutzungsbedingungen und Datenschutzhinweise',
    submit: 'Konto eröffnen',
  },
  reset: {
    title: 'Passwort zurücksetzen',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, der 60\u00a0Minuten gültig ist.',
    linkLost: 'Um ein neues Passwort zu wählen, öffnen Sie den Link aus der E-Mail noch einmal oder fordern Sie einen neuen an.',
    submit: 'Link senden',
    back: 'Zurück zur Anmeldung',
    sentTitle: 'Prüfen Sie Ihr Postfach',
    sentText: 'Wenn es zu {email} ein Konto gibt, haben wir Ihnen einen Link gesendet.',
    sentHint: 'Der Link ist 60\u00a0Minuten gültig. Sehen Sie auch im Spam-Ordner nach.',
    resend: 'Link erneut senden',
    resendIn: 'Erneut senden in {time}',
    again: 'Andere Adresse verwenden',
  },
  newPassword: {
    title: 'Neues Passwort wählen',
    text: 'Für {email}',
    password: 'Neues Passwort',
    submit: 'Passwort speichern',
    expiredTitle: 'Dieser Link ist nicht mehr gültig',
    expiredText: 'Ein Link funktioniert nur einmal und läuft nach 60\u00a0Minuten ab. Ihr Passwort wurde nicht geändert.',
    sendAgain: 'Neuen Link senden',
    doneTitle: 'Passwort geändert',
    doneText: 'Ab jetzt gilt Ihr neues Passwort.',
    signIn: 'Anmelden',
  },
} satisfies NamespaceAuthTranslation

export default de_auth
