import type { NamespaceConsentTranslation } from '../../i18n-types'

const es_consent = {
  name: 'Recuento de visitas',
  text: '¿Podemos contar qué páginas se visitan? El contador conoce el tipo de página y nada de tu cuenta, los importes o lo que escribes.',
  allow: 'Contar mis visitas',
  refuse: 'No contar',
} satisfies NamespaceConsentTranslation

export default es_consent
