import type { NamespaceCommonTranslation } from '../../i18n-types'

const es_common = {
  product: 'MATU Cabinet',
  tryAgain: 'Reintentar',
  loading: 'Cargando',
  close: 'Cerrar',
  back: 'Atrás',
  language: 'Idioma',
  sending: 'Enviando',
  daysLeft: '{{count:|Queda|||Quedan|Quedan}} {count|integer} {{count:|día|||días|días}}',
  theme: { label: 'Apariencia', light: 'Clara', dark: 'Oscura', system: 'Sistema' },
} satisfies NamespaceCommonTranslation

export default es_common
