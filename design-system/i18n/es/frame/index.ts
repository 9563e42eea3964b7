import type { NamespaceFrameTranslation } from '../../i18n-types'

const es_frame = {
  more: 'Más',
  profile: 'Perfil',
  verified: 'Verificado',
  unverified: 'Sin verificar',
  signOut: 'Cerrar sesión',
  items: {
    overview: 'Resumen',
    trade: 'Trading',
    uta: 'UTA',
    transactions: 'Movimientos',
    assets: 'Activos',
    referral: 'Referidos',
    bonus: 'Cuenta de bonos',
    insurance: 'Seguro',
    wallets: 'Carteras de confianza',
    safety: 'Seguridad',
    profile: 'Perfil',
    help: 'Ayuda',
  },
  tabs: {
    overview: 'Resumen',
    deals: 'Operaciones',
    statistics: 'Estadísticas',
    transactions: 'Transacciones',
    reward: 'Recompensa por referidos',
    calculator: 'Calculadora',
    insurance: 'Seguro',
    structure: 'Estructura',
    activity: 'Actividad',
    pools: 'Fondos de líderes',
    terms: 'Condiciones del programa',
    personal: 'Datos personales',
    safety: 'Seguridad',
    twoFactor: 'Dos factores',
    wallets: 'Carteras de confianza',
    verification: 'Verificación',
    exchange: 'Cambiar',
  },
  notice: {
    offline: {
      all: 'Sin conexión. Datos de {time}.',
      part: 'Sin conexión. En este dispositivo solo hay guardada una parte de esta página, con datos de {time}.',
      nothing: 'Sin conexión. En este dispositivo no hay nada guardado de esta página.',
      unasked: 'Sin conexión. Hasta que vuelva no se carga ni se envía nada.',
    },
    verification: 'Confirma Telegram para usar toda tu cuenta.',
    verify: 'Confirmar',
  },
} satisfies NamespaceFrameTranslation

export default es_frame
