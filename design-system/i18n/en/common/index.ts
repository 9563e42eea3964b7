import type { BaseTranslation } from '../../i18n-types'

const en_common = {
  product: 'MATU Cabinet',
  tryAgain: 'Try again',
  loading: 'Loading',
  close: 'Close',
  back: 'Back',
  language: 'Language',
  sending: 'Sending',
  daysLeft: '{count:number|integer} {{count:day|days}} left',
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
} satisfies BaseTranslation

export default en_common
