import type { NamespaceUtaRefillTranslation } from '../../i18n-types'

const es_utaRefill = {
  formLabel: 'Recarga de UTA',
  steps: {
    amount: 'Cantidad',
    check: 'Revisión',
    transfer: 'Transferencia',
  },
  amount: 'Cantidad para UTA',
  next: 'Continuar',
  summary: {
    title: 'Resumen',
    from: 'De los activos',
    fee: 'Comisión',
    noFee: 'ninguna',
    arrives: 'Llega',
    minute: 'normalmente en un minuto',
    receives: 'Recibe UTA',
    after: 'Saldo de UTA después: {amount}',
  },
  check: {
    title: 'Revisa la transferencia',
    back: 'Retirarlo de UTA puede tardar hasta {count|integer} {{count:|hora|||horas|horas}}.',
    confirm: 'Pasar {amount} a UTA',
    change: 'Cambiar',
    ahead: 'Qué pasa después',
    aheadText:
      'La cantidad sale de tus activos al momento. Después comprobamos cada 2 segundos si ha llegado y mostramos cada comprobación.',
  },
  noSubscription: {
    title: 'UTA necesita una suscripción',
    text: 'Sin ella, UTA no opera ni acepta recargas.',
    action: 'Ver suscripciones',
  },
  noMoney: {
    title: 'No hay USDT en tus activos',
    text: 'UTA trabaja con USDT. Recarga primero tus activos y luego pásalo aquí.',
    action: 'Recargar activos',
  },
  notLoaded: 'El formulario de recarga no se ha cargado',
  safe: 'No se ha movido nada.',
  theAmount: 'la cantidad',
  request: 'Solicitud',
  started: 'Iniciada',
  seeTransaction: 'Ver la transacción',
  seeTransactions: 'Ver transacciones',
  again: 'Nueva recarga',
  waiting: {
    title: 'Esperando la confirmación',
    text: 'Comprobamos la solicitud cada {every|integer} segundos. Comprobación {attempt|integer} de {count|integer}, como mucho {left|integer} {{left:|segundo|||segundos|segundos}} más.',
    leave: 'Puedes salir de esta página. La transferencia continúa y aparece en Transacciones.',
    spoken: 'Comprobación {attempt|integer} de {count|integer}, aún sin respuesta',
  },
  paused: {
    title: 'Esperando la conexión',
    text: 'No hay conexión. {attempt|integer} de {count|integer} comprobaciones hechas; seguimos cuando vuelva. La espera no cuenta.',
  },
  gaveUp: {
    title: 'Aún sin respuesta',
    text: 'Dejamos de comprobar tras {count|integer} {{count:|intento|||intentos|intentos}}. La transferencia sigue en proceso: {amount} llegará a UTA o volverá a tus activos. Nada se cobra dos veces.',
    check: 'Comprobar de nuevo',
    support: 'Escríbenos',
    checkedAt: 'Última comprobación a las {time}: sigue en proceso',
  },
  done: {
    title: '{amount} ya están en UTA',
    titleOpen: 'El importe está en UTA',
    text: 'El saldo de UTA es ahora de {balance}. Las nuevas operaciones lo usan desde la próxima apertura.',
    next: 'Las nuevas operaciones lo usan desde la próxima apertura.',
    open: 'Abrir UTA',
  },
  failed: {
    title: 'La transferencia ha fallado',
    text: '{amount} y la comisión están de nuevo en tus activos.',
    again: 'Intentar de nuevo',
  },
  lost: {
    title: 'Esta solicitud no se conoce',
    text: 'El servidor no tiene ninguna transferencia con este número. En Transacciones ves qué pasó con tu dinero.',
  },
} satisfies NamespaceUtaRefillTranslation

export default es_utaRefill
