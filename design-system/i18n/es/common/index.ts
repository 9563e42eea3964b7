import type { NamespaceCommonTranslation } from '../../i18n-types'

const es_common = {
  product: 'MATU Cabinet',
  tryAgain: 'Reintentar',
  loading: 'Cargando',
  close: 'Cerrar',
  back: 'Atrás',
  language: 'Idioma',
  sending: 'Enviando',
  sentence: '{text}.',
  named: '{label}: {name}',
  problem: {
    offline: 'No tienes conexión',
    network: 'No se puede conectar con el servidor',
    timeout: 'El servidor ha tardado demasiado en responder',
    unauthorized: 'Tu sesión ha caducado. Vuelve a iniciar sesión',
    csrf: 'El servidor no ha aceptado la cookie de seguridad de esta página',
    'no-cookie': 'La cookie de seguridad del servidor no llega a esta página',
    forbidden: 'No tienes permiso para hacer esto',
    missing: 'Esto ya no existe',
    conflict: 'Los datos han cambiado mientras tanto',
    invalid: 'Algunos datos no son válidos',
    throttled: 'Demasiados intentos',
    server: 'Algo ha fallado por nuestra parte',
    maintenance: 'Estamos en mantenimiento',
    refused: 'El servidor ha rechazado la solicitud',
    'unknown-outcome': 'Aún no sabemos si se ha realizado',
    contract: 'No hemos podido leer la respuesta del servidor',
    unexpected: 'Se ha producido un error inesperado',
  },
  theme: { label: 'Apariencia', light: 'Clara', dark: 'Oscura', system: 'Sistema' },
} satisfies NamespaceCommonTranslation

export default es_common
