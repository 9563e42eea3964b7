import type { NamespaceUtaRefillTranslation } from '../../i18n-types'

const es_utaRefill = {
  formLabel: 'Recargar UTA',
  steps: {
    amount: 'Importe',
    check: 'Revisión',
    transfer: 'Transferencia',
  },
  amount: 'Importe de la recarga',
  suggested: 'Importe tomado de tu enlace. No se envía nada hasta que lo confirmes.',
  next: 'Continuar',
  summary: {
    title: 'Resumen',
    from: 'Sale de tus activos',
    fee: 'Comisión',
    noFee: 'ninguna',
    arrives: 'Llega',
    minute: 'normalmente en menos de un minuto',
    receives: 'UTA recibe',
    after: 'Saldo de UTA tras la transferencia: {amount}',
  },
  check: {
    title: 'Revisa la transferencia',
    back: 'Retirar el importe de UTA puede tardar hasta {count|integer} {{count:|hora|||horas|horas}}.',
    confirm: 'Recargar UTA con {amount}',
    change: 'Editar',
    ahead: 'Qué pasa después',
    aheadText:
      'El importe sale de tus activos de inmediato. Después comprobamos cada 2\u00a0segundos si ha llegado y te mostramos el progreso.',
  },
  noSubscription: {
    title: 'UTA requiere una suscripción',
    text: 'Sin suscripción, UTA no opera y no se puede recargar.',
    action: 'Ver planes',
  },
  noMoney: {
    title: 'No tienes USDT en tus activos',
    text: 'UTA trabaja con USDT. Deposita USDT primero y luego recarga UTA aquí.',
    action: 'Depositar USDT',
  },
  notLoaded: 'No se ha podido cargar el formulario de recarga',
  safe: 'No se ha transferido nada.',
  request: 'ID de la solicitud',
  started: 'Iniciada',
  seeTransaction: 'Ver movimiento',
  seeTransactions: 'Ver movimientos',
  again: 'Nueva recarga',
  waiting: {
    title: 'Esperando la confirmación',
    text: 'Lo comprobamos cada {every|integer} {{every:|segundo|||segundos|segundos}}. Comprobación {attempt|integer} de {count|integer}, {{left:|queda|||quedan|quedan}} como máximo {left|integer} {{left:|segundo|||segundos|segundos}}.',
    leave: 'Puedes salir de esta página. La transferencia continúa y aparece en Movimientos.',
    spoken: 'Comprobación {attempt|integer} de {count|integer}, aún sin respuesta',
  },
  paused: {
    title: 'Esperando la conexión',
    text: 'No tienes conexión. {attempt|integer} de {count|integer} {{count:|comprobación hecha|||comprobaciones hechas|comprobaciones hechas}}; seguiremos cuando vuelva la conexión. El tiempo sin conexión no consume comprobaciones.',
  },
  gaveUp: {
    title: 'Aún sin respuesta',
    text: 'Hemos dejado de consultar el estado tras {count|integer} {{count:|comprobación|||comprobaciones|comprobaciones}}, pero la transferencia sigue en proceso. El importe ({amount}) llegará a UTA o volverá a tus activos. Esta transferencia no se cobrará dos veces; una recarga nueva es otra transferencia.',
    textOpen:
      'Hemos dejado de consultar el estado tras {count|integer} {{count:|comprobación|||comprobaciones|comprobaciones}}, pero la transferencia sigue en proceso. El importe llegará a UTA o volverá a tus activos. Esta transferencia no se cobrará dos veces; una recarga nueva es otra transferencia.',
    check: 'Comprobar de nuevo',
    support: 'Contactar con soporte',
    checkedAt: 'Última comprobación ({time}): sigue en proceso',
  },
  done: {
    title: '{amount} añadidos a UTA',
    titleOpen: 'El importe se ha añadido a UTA',
    text: 'Tu saldo de UTA es ahora de {balance}. UTA usará el importe añadido a partir de la próxima operación.',
    next: 'UTA usará el importe añadido a partir de la próxima operación.',
    open: 'Abrir UTA',
  },
  failed: {
    title: 'La transferencia ha fallado',
    text: 'Todo lo cobrado por esta transferencia de {amount} se ha devuelto a tus activos, incluida la comisión.',
    textOpen: 'Todo lo cobrado por esta transferencia se ha devuelto a tus activos, incluida la comisión.',
    again: 'Reintentar',
  },
  lost: {
    title: 'Solicitud no encontrada',
    text: 'El servidor no tiene ninguna transferencia con este ID. Mira en Movimientos dónde está tu dinero.',
  },
} satisfies NamespaceUtaRefillTranslation

export default es_utaRefill
