import type { BaseTranslation } from '../../i18n-types'

const en_consent = {
  name: 'Visit counting',
  text: 'May we count which pages are visited? The counter hears the kind of page and nothing of your account, amounts or what you type.',
  allow: 'Count my visits',
  refuse: 'Do not count',
} satisfies BaseTranslation

export default en_consent
