import type { NamespaceMetadataTranslation } from '../../i18n-types'

const de_metadata = {
  descriptions: {
    landing:
      'MATU, USDT und BNB halten, ein UTA-Abo nutzen und an vertrauenswürdige Wallets auszahlen. Jeder UTA-Trade ist öffentlich, Verluste eingeschlossen.',
    login: 'Melden Sie sich bei MATU Cabinet an: Guthaben, UTA-Abo, Partner und vertrauenswürdige Wallets.',
    registration: 'Eröffnen Sie ein Konto bei MATU Cabinet: ein Ort für MATU, USDT und BNB auf der BNB Smart Chain.',
    passwordReset: 'Fordern Sie einen Link an, um ein neues Passwort für Ihr Konto bei MATU Cabinet festzulegen.',
    help: 'Antworten zu Token, Auszahlungen, Verifizierung, UTA-Abo und Partnerprogramm.',
    publicProgramme: 'Welche Prämien das Partnerprogramm von MATU Cabinet zahlt, was die Ränge voraussetzen und welche Regeln gelten.',
    publicInsurance: 'Was die Versicherung eines UTA-Guthabens deckt, was nicht und wie Sie einen Schaden melden.',
  },
  /** Shown by the document itself when the application does not start. */
  unloaded: {
    text: 'Diese Seite konnte nicht vollständig geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
  },
} satisfies NamespaceMetadataTranslation

export default de_metadata
