import type { NamespaceConsentTranslation } from '../../i18n-types'

const de_consent = {
  name: 'Besuchszählung',
  text: 'Dürfen wir zählen, welche Seiten besucht werden? Der Zähler erfährt die Art der Seite und nichts von Konto, Beträgen oder Eingaben.',
  allow: 'Besuche zählen',
  refuse: 'Nicht zählen',
} satisfies NamespaceConsentTranslation

export default de_consent
