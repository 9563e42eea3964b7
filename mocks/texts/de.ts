import type { Texts } from './en.ts'

export const de: Texts = {
  'passwords.updated': 'Ihr Passwort wurde geändert.',
  'two_factor.prepared': 'Die Zwei-Faktor-Authentifizierung kann jetzt eingerichtet werden.',
  'two_factor.enabled': 'Die Zwei-Faktor-Authentifizierung ist eingeschaltet.',
  'two_factor.disabled': 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet.',
  'errors.more': '(und :count weitere Fehler)',
  'errors.more_one': '(und 1 weiterer Fehler)',
  'passwords.sent': 'Wenn es zu dieser Adresse ein Konto gibt, haben wir einen Link gesendet.',
  'passwords.reset': 'Ihr Passwort wurde geändert.',
  'verification.sent': 'Der Code wurde gesendet.',
  'mail.reset.subject': 'Passwort zurücksetzen',
  'mail.code.subject': 'Ihr Code',
  'mail.email_changed.subject': 'Ihre E-Mail-Adresse wurde geändert',
  'mail.frozen.subject': 'Ihr Konto ist eingefroren',
  'mail.thawing.subject': 'Ihr Konto wird aufgetaut',
}
