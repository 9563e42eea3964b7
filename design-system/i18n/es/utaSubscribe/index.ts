import type { NamespaceUtaSubscribeTranslation } from '../../i18n-types'

const es_utaSubscribe = {
  lead: 'UTA es la cuenta de trading automático: con una suscripción, opera con tu saldo de UTA. La suscripción finaliza sola y no se renueva automáticamente.',
  plans: 'Planes',
  planLabel: '{name}, {days|integer} {{days:|día|||días|días}}, {price}',
  days: '{count|integer} {{count:|día|||días|días}}',
  perDay: 'Por día',
  minimumRefill: 'Recarga mínima',
  saves: 'Ahorras {amount}',
  current: 'Tu suscripción',
  runs: '{name} está activa hasta el {day}. Lo que contrates ahora empieza ese día, así que no pierdes ninguno.',
  runsOpen: '{name} está activa. Lo que contrates ahora empieza cuando termine, así que no pierdes ningún día.',
  until: '{name}, hasta el {day}',
  after: 'Saldo tras el pago: {amount}',
  short: 'Te faltan {amount}',
  pay: 'Pagar {price}',
  refill: 'Depositar {token}',
  ask: {
    title: '¿Suscribirte por {price}?',
    extend: '¿Prolongar por {price}?',
    cancel: 'Cancelar',
    plan: 'Plan',
    begins: 'Empieza',
    atOnce: 'de inmediato',
    ends: 'Termina',
    balance: 'Saldo tras el pago',
    price: 'Precio',
    consequence: 'El precio se descuenta de tus activos de inmediato.',
  },
  done: {
    title: 'Suscripción {name} activada',
    text: 'Tu suscripción está activa hasta el {day}. Has pagado {price}.',
    refill: 'Recargar UTA',
    open: 'Abrir UTA',
  },
  failed: 'No se han podido cargar los planes',
  safe: 'No se ha cobrado nada.',
  none: 'Ahora no hay planes disponibles',
  noneText: 'Vuelve más tarde. Las suscripciones activas no se ven afectadas.',
} satisfies NamespaceUtaSubscribeTranslation

export default es_utaSubscribe
