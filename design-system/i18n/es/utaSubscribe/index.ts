import type { NamespaceUtaSubscribeTranslation } from '../../i18n-types'

const es_utaSubscribe = {
  lead: 'Con una suscripción, UTA opera con tu saldo de UTA. Termina sola: nada se renueva sin ti.',
  plans: 'Suscripciones',
  planLabel: '{name}, {days|integer} {{days:|día|||días|días}}, {price}',
  days: '{count|integer} {{count:|día|||días|días}}',
  perDay: 'Por día',
  minimumRefill: 'Recarga mínima',
  saves: 'Ahorra {amount}',
  current: 'Tu suscripción',
  runs: '{name} dura hasta el {day}. Lo que compres ahora empieza ese día; no se pierde ninguno.',
  runsOpen: '{name} está en curso. Lo que compres ahora empieza cuando termine; no se pierde ningún día.',
  until: '{name}, hasta el {day}',
  after: 'Saldo tras el pago: {amount}',
  short: 'Faltan {amount}',
  pay: 'Pagar {price}',
  refill: 'Recargar {token}',
  ask: {
    title: '¿Suscribirte por {price}?',
    extend: '¿Ampliar por {price}?',
    cancel: 'Ahora no',
    plan: 'Suscripción',
    begins: 'Empieza',
    atOnce: 'al momento',
    ends: 'Termina',
    balance: 'Saldo tras el pago',
    price: 'Precio',
    consequence: 'El precio se descuenta al momento de tus activos.',
  },
  done: {
    title: '{name} es tuya',
    text: 'Dura hasta el {day}. Se han pagado {price}.',
    refill: 'Recargar UTA',
    open: 'Abrir UTA',
    transactions: 'Ver transacciones',
  },
  failed: 'Las suscripciones no se han cargado',
  safe: 'No se ha comprado nada.',
  none: 'Ahora no hay suscripciones a la venta',
  noneText: 'Vuelve más tarde. Lo que está en marcha sigue hasta su fin.',
} satisfies NamespaceUtaSubscribeTranslation

export default es_utaSubscribe
