import type { NamespaceNavTranslation } from '../../i18n-types'

const de_nav = {
  main: 'Hauptmenü',
  secondary: 'Weitere Seiten',
  sections: 'Bereiche',
  footer: 'Fußzeile',
  skip: 'Zum Inhalt',
  menu: 'Menü',
  guest: {
    uta: 'UTA',
    safety: 'Sicherheit',
    referral: 'Partner',
    help: 'Hilfe',
    signIn: 'Anmelden',
    register: 'Konto eröffnen',
    cabinet: 'Zu meinem Konto',
    programme: 'Partnerprogramm',
    insurance: 'Versicherungsbedingungen',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    counting: 'Besuchsstatistik',
    risk: 'Token können an Wert verlieren. Frühere Ergebnisse von UTA sagen künftige nicht voraus. Setzen Sie nur Geld ein, das Sie entbehren können.',
    chat: 'Chat starten',
    chatWindow: 'Chat',
  },
  step: { done: 'erledigt', current: 'aktuell' },
} satisfies NamespaceNavTranslation

export default de_nav
