import type { NamespaceProfilePagesTranslation } from '../../i18n-types'

const de_profilePages = {
  failed: 'Ihr Profil konnte nicht geladen werden',
  safe: 'Es wurde nichts geändert.',
  who: {
    verified: 'Über Telegram bestätigt',
    unverified: 'Nicht bestätigt',
    rank: 'Rang: {rank}',
  },
  names: {
    title: 'Persönliche Daten',
    firstname: 'Vorname',
    lastname: 'Nachname',
    save: 'Speichern',
    unchanged: 'Noch keine Änderungen',
    changed: 'Noch nicht gespeichert',
    saved: 'Gespeichert',
    leave: {
      title: 'Ohne Speichern verlassen?',
      text: 'Die Änderungen an Ihrem Namen gehen verloren.',
      stay: 'Hierbleiben',
      go: 'Ohne Speichern verlassen',
    },
  },
  contacts: {
    title: 'Kontaktdaten',
    count: '{done|integer} von {all|integer} bestätigt',
    unnamed: 'Verknüpft',
    confirm: 'Bestätigen',
    pause: 'Wenn Sie eine bestätigte E-Mail-Adresse oder Telefonnummer ändern, sind Auszahlungen 24 Stunden pausiert.',
    done: { email: 'Ihre E-Mail-Adresse ist bestätigt.', phone: 'Ihre Telefonnummer ist bestätigt.' },
    telegramOnly: 'Ihr Konto ist mit diesem Telegram-Konto verknüpft.',
    telegramWhy: 'Ihr Konto ist mit diesem Telegram-Konto verknüpft. Um ein anderes zu verknüpfen, <0>kontaktieren Sie den Support</0>.',
    telegramNone: 'Bestätigen Sie Telegram über unseren Bot, um Ihr Konto freizuschalten.',
  },
  language: {
    title: 'Sprache',
    messages: 'Sprache der Nachrichten: {language}',
    use: 'Diese Sprache auch für Nachrichten nutzen',
    failed: 'Die Sprache der Nachrichten konnte nicht gespeichert werden',
    failedText: 'Die Seiten sind schon in der neuen Sprache.',
  },
  theme: 'Darstellung',
  counting: {
    title: 'Besuchsstatistik',
    label: 'Meine Seitenaufrufe zählen',
    help: 'Erfasst werden Art, Titel und Sprache jeder Seite und die Seite oder Website, von der Sie kommen, nie Ihr Konto oder Beträge.',
  },
  account: {
    title: 'Konto',
    number: 'Konto-ID',
    since: 'Konto seit',
    security: '{done|integer} von {all|integer} eingerichtet',
    statement:
      'Transaktionen, Gebühren und Guthaben eines Monats oder Jahres zum Drucken oder Speichern, dazu Dateien für Steuerprogramme.',
  },
  pause: {
    title: 'Auszahlungen wieder ab {moment} Uhr',
    password_changed: 'Ihr Passwort wurde geändert.',
    two_factor_changed: 'Die Einstellungen der Zwei-Faktor-Authentifizierung wurden geändert.',
    contact_changed: 'Ihre E-Mail-Adresse oder Telefonnummer wurde geändert.',
    review: 'Wir prüfen Ihr Konto.',
    other: 'Auszahlungen sind zum Schutz Ihres Kontos pausiert.',
  },
  safety: {
    password: {
      title: 'Passwort',
      text: 'Wenn Sie das Passwort ändern, werden Ihre anderen Geräte abgemeldet und Auszahlungen für 24 Stunden pausiert.',
      current: 'Aktuelles Passwort',
      next: 'Neues Passwort',
      repeat: 'Neues Passwort wiederholen',
      submit: 'Passwort ändern',
      done: 'Passwort geändert',
      doneText: 'Ihre anderen Geräte sind abgemeldet.',
    },
    twoFactor: {
      title: 'Zwei-Faktor-Authentifizierung',
      on: 'An',
      off: 'Aus',
      onText: 'Ein gestohlenes Passwort genügt nicht: Zur Anmeldung ist auch ein Code aus Ihrer App nötig.',
      offText: 'Ist sie an, genügt ein gestohlenes Passwort nicht: Zur Anmeldung ist auch ein Code nötig.',
      setUp: 'Einrichten',
      manage: 'Codes verwalten oder 2FA ausschalten',
      failed: 'Der Status der Zwei-Faktor-Authentifizierung konnte nicht geladen werden',
    },
    messages: {
      title: 'Sicherheits\u00adbenachrichtigungen',
      text: 'Zu Anmeldungen und Auszahlungen',
      email: 'Per E-Mail',
      telegram: 'Per Telegram',
      failed: 'Die Einstellungen konnten nicht geladen werden',
      refused: 'Die Einstellung konnte nicht gespeichert werden',
    },
    also: {
      title: 'Weitere Einstellungen',
      wallets: 'Vertrauenswürdige Wallets',
      contacts: 'Kontaktdaten',
      verification: 'Verifizierung',
    },
  },
} satisfies NamespaceProfilePagesTranslation

export default de_profilePages
