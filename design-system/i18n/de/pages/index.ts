import type { NamespacePagesTranslation } from '../../i18n-types'

const de_pages = {
  document: '{title} · MATU Cabinet',
  titles: {
    landing: 'MATU Cabinet: jeden Token im Blick',
    login: 'Anmelden',
    registration: 'Konto eröffnen',
    passwordReset: 'Passwort zurücksetzen',
    newPassword: 'Neues Passwort',
    maintenance: 'Wartung',
    invitation: 'Einladung',
    help: 'Hilfe',
    publicProgramme: 'Bedingungen des Partner\u00adprogramms',
    publicInsurance: 'Versicherungs\u00adbedingungen',
    notFound: 'Seite nicht gefunden',
    error: 'Etwas ist schiefgegangen',
  },
} satisfies NamespacePagesTranslation

export default de_pages
