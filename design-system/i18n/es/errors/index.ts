import type { NamespaceErrorsTranslation } from '../../i18n-types'

const es_errors = {
  notFound: {
    title: 'Esta página está fuera de la escala',
    text: 'Página no encontrada:',
    cabinet: 'Ir al resumen',
    home: 'Ir al inicio',
  },
  error: {
    title: 'Algo ha fallado de nuestro lado',
    text: 'Error interno del servidor. Tus tokens no están afectados.',
    status: 'Estado {status}',
    reference: 'Caso',
  },
  fault: 'Algo en esta página no ha funcionado.',
  stale: {
    title: 'Hay una versión nueva',
    text: 'Esta página es de la anterior. Recárgala para seguir; lo que guardaste está a salvo.',
    reload: 'Recargar',
  },
  update: {
    title: 'Hay una versión nueva',
    text: 'Recarga cuando te venga bien. Lo escrito que no hayas enviado se perderá.',
  },
  offline: {
    title: 'No hay conexión',
    text: 'Esta página aún no se había cargado, así que no hay nada que mostrar. Tus tokens no están afectados.',
  },
  toHelp: 'Ayuda',
  maintenance: {
    title: 'Estamos recalibrando MATU',
    text: 'Los saldos y las operaciones siguen como están. Mientras tanto nada se retira ni se cambia.',
    next: 'Próxima comprobación en {time}',
    minutes: 'Próxima comprobación en {count|integer} {{count:|minuto|||minutos|minutos}}',
    looking: 'Comprobando',
    check: 'Comprobar ahora',
  },
} satisfies NamespaceErrorsTranslation

export default es_errors
