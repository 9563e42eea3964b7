import type { NamespaceMetadataTranslation } from '../../i18n-types'

const es_metadata = {
  descriptions: {
    landing:
      'Guarda MATU, USDT y BNB, opera con una suscripción a UTA y retira a las carteras en las que confías. Todas las operaciones de UTA son públicas, incluidas las pérdidas.',
    login: 'Inicia sesión en MATU Cabinet: saldos, suscripción a UTA, referidos y carteras de confianza.',
    registration: 'Crea una cuenta de MATU Cabinet: un solo lugar para MATU, USDT y BNB en BNB Smart Chain.',
    passwordReset: 'Pide un enlace para crear una contraseña nueva para tu cuenta de MATU Cabinet.',
    help: 'Respuestas sobre tokens, retiros, verificación, la suscripción a UTA y el programa de referidos.',
    publicProgramme: 'Qué paga el programa de referidos de MATU Cabinet, qué exigen sus rangos y cuáles son sus reglas.',
    publicInsurance: 'Qué cubre el seguro del saldo de UTA, qué no cubre y cómo se declara un siniestro.',
  },
  /** Shown by the document itself when the application does not start. */
  unloaded: {
    text: 'Esta página no se ha podido cargar por completo. Comprueba tu conexión e inténtalo de nuevo.',
    retry: 'Reintentar',
  },
} satisfies NamespaceMetadataTranslation

export default es_metadata
