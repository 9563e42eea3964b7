import type { NamespaceLandingTranslation } from '../../i18n-types'

const es_landing = {
  hero: {
    invited: 'Te invita <0>{code}</0>. La invitación se aplica al crear tu cuenta.',
    title: 'Mira dónde está cada token',
    lead: 'Guarda MATU, USDT y BNB, opera con una suscripción a UTA y retira a las carteras en las que confías.',
    register: 'Crear cuenta',
    deals: 'Ver operaciones',
    cabinet: 'Ir a mi cuenta',
  },
  strip: {
    title: '{{count:|La última|||Las últimas|Las últimas}} {count|integer} {{count:|operación|||operaciones|operaciones}} de UTA.',
    note: 'Cada línea es una operación, incluidas las pérdidas.',
    gains: '{count|integer} {{count:|ganancia|||ganancias|ganancias}}',
    losses: '{count|integer} {{count:|pérdida|||pérdidas|pérdidas}}',
    label:
      'Resultados de {{count:|la última|||las últimas|las últimas}} {count|integer} {{count:|operación|||operaciones|operaciones}}, la más reciente a la derecha',
  },
} satisfies NamespaceLandingTranslation

export default es_landing
