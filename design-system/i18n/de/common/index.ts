import type { NamespaceCommonTranslation } from '../../i18n-types'

const de_common = {
  product: 'MATU Cabinet',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen',
  close: 'Schließen',
  back: 'Zurück',
  language: 'Sprache',
  sending: 'Wird gesendet',
  sentence: '{text}.',
  named: '{label}: {name}',
  problem: {
    offline: 'Sie sind offline',
    network: 'Der Server ist nicht erreichbar',
    timeout: 'Der Server hat nicht rechtzeitig geantwortet',
    unauthorized: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an',
    csrf: 'Der Server hat das Sicherheits-Cookie dieser Seite nicht angenommen',
    'no-cookie': 'Das Sicherheits-Cookie des Servers kommt auf dieser Seite nicht an',
    forbidden: 'Sie haben dafür keine Berechtigung',
    missing: 'Das gibt es nicht mehr',
    conflict: 'Inzwischen hat sich etwas geändert',
    invalid: 'Einige Angaben sind ungültig',
    throttled: 'Zu viele Versuche',
    server: 'Bei uns ist ein Fehler aufgetreten',
    maintenance: 'Wir führen gerade Wartungsarbeiten durch',
    refused: 'Der Server hat die Anfrage abgelehnt',
    'unknown-outcome': 'Wir wissen noch nicht, ob der Vorgang ausgeführt wurde',
    contract: 'Wir konnten die Antwort des Servers nicht lesen',
    unexpected: 'Etwas Unerwartetes ist passiert',
  },
  theme: { label: 'Darstellung', light: 'Hell', dark: 'Dunkel', system: 'System' },
} satisfies NamespaceCommonTranslation

export default de_common
