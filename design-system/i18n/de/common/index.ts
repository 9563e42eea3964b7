import type { NamespaceCommonTranslation } from '../../i18n-types'

const de_common = {
  product: 'MATU Cabinet',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen',
  close: 'Schließen',
  back: 'Zurück',
  language: 'Sprache',
  sending: 'Wird gesendet',
  daysLeft: 'Noch {count|integer} {{count:Tag|Tage}}',
  theme: { label: 'Darstellung', light: 'Hell', dark: 'Dunkel', system: 'System' },
} satisfies NamespaceCommonTranslation

export default de_common
