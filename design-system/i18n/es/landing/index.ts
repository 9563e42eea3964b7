import type { NamespaceLandingTranslation } from '../../i18n-types'

const es_landing = {
  hero: {
    invited: 'Has llegado con el código de invitación <0>{code}</0>. Lo transmitiremos cuando crees tu cuenta.',
    title: 'Cada token, siempre a la vista',
    lead: 'Guarda MATU, USDT y BNB, opera con UTA, la cuenta de trading automático, y retira a las carteras en las que confías.',
    register: 'Crear cuenta',
    deals: 'Ver últimas operaciones',
    cabinet: 'Ir a mi cuenta',
  },
  strip: {
    title: 'Últimas operaciones de UTA: {count|integer}.',
    note: 'Cada línea es una operación. También se muestran las pérdidas.',
    gains: '{count|integer} {{count:|ganancia|||ganancias|ganancias}}',
    losses: '{count|integer} {{count:|pérdida|||pérdidas|pérdidas}}',
    label: 'Ganancias y pérdidas de las últimas operaciones ({count|integer}), la más reciente a la derecha',
  },
} satisfies NamespaceLandingTranslation

export default es_landing
