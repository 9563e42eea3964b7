import type { NamespaceConsentTranslation } from '../../i18n-types'

const ru_consent = {
  name: 'Подсчёт посещений',
  text: 'Можно ли считать посещения страниц? Счётчик узнаёт только вид страницы и ничего о вашем счёте, суммах и о том, что вы вводите.',
  allow: 'Считать посещения',
  refuse: 'Не считать',
} satisfies NamespaceConsentTranslation

export default ru_consent
