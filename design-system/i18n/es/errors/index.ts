import type { NamespaceErrorsTranslation } from '../../i18n-types'

const es_errors = {
  notFound: {
    title: 'No hemos encontrado esta página',
    text: 'Página no encontrada: <0>{path}</0>',
    next: 'Comprueba que la dirección no tenga errores. Puede que la página haya cambiado de sitio.',
    cabinet: 'Ir a Resumen',
    home: 'Ir al inicio',
  },
  error: {
    title: 'Algo ha fallado por nuestra parte',
    text: 'Error interno del servidor. Tus tokens no se ven afectados.',
    status: 'Error {status}',
    reference: 'Referencia',
  },
  fault: 'Algo en esta página no funciona. Recárgala e inténtalo de nuevo.',
  stale: {
    title: 'Hay una versión nueva',
    text: 'Esta página es de una versión anterior. Recárgala para seguir; todo lo que has guardado se conserva.',
    reload: 'Recargar página',
  },
  update: {
    title: 'Hay una versión nueva disponible',
    text: 'Recarga la página cuando quieras. Se perderá lo que hayas escrito sin enviar.',
  },
  offline: {
    title: 'No tienes conexión',
    text: 'Esta página aún no se ha cargado, así que no hay nada que mostrar. Tus tokens no se ven afectados.',
  },
  toHelp: 'Ayuda',
  maintenance: {
    title: 'Estamos en mantenimiento',
    text: 'Tus saldos están a salvo. Los retiros y las conversiones están en pausa hasta que volvamos.',
    next: 'Próxima comprobación en {time}',
    minutes: 'Próxima comprobación en {count|integer} {{count:|minuto|||minutos|minutos}}',
    looking: 'Comprobando',
    check: 'Comprobar ahora',
  },
} satisfies NamespaceErrorsTranslation

export default es_errors
