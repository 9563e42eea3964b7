import type { NamespacePoolsTranslation } from '../../i18n-types'

const es_pools = {
  label: 'Fondos de líderes',
  pool: 'Fondo {number}',
  in: 'estás dentro',
  failed: 'El fondo no se ha cargado',
  safe: 'Tu parte está a salvo.',
  gone: 'Este fondo está cerrado',
  goneText: 'Los demás están abiertos.',
  fund: {
    title: 'Importe del fondo, {month}',
    yours: 'Tu parte ahora: {amount}',
    shared: 'Se reparte a partes iguales entre todos los líderes que cumplan las condiciones hasta el {day}.',
    over: 'El mes ha terminado',
  },
  way: {
    title: 'Tu calificación',
    failed: 'Tu calificación no se ha cargado',
    met: '{met|integer} de {all|integer}',
    structure: 'Volumen de estructura',
    own: 'Activos propios',
    in: 'Estás en este fondo. Se cumplen las dos condiciones.',
    volume: 'Te faltan {volume} de volumen de estructura hasta el {day}, {time}.',
    assets: 'Te faltan {assets} de activos propios hasta el {day}, {time}.',
    both: 'Te faltan {volume} de volumen de estructura y {assets} de activos propios hasta el {day}, {time}.',
  },
  leaders: {
    title: 'Líderes calificados',
    each: '{count|integer} {{count:|líder|||líderes|líderes}}, {amount} MATU cada uno',
    leader: 'Líder',
    volume: 'Volumen de estructura, USDT',
    share: 'Parte, MATU',
    with: 'volumen {amount} USDT',
    none: 'Aún no califica nadie',
    noneText: 'Quien cumpla primero las dos condiciones se queda con todo el fondo.',
  },
  months: {
    title: 'Fondo por mes',
    chart: 'Fondo por mes, MATU',
    month: 'Mes',
    leaders: 'Líderes',
    count: '{count|integer} {{count:|líder|||líderes|líderes}}',
    payout: 'Pago, {month}',
    shared: 'Líderes, {month}',
  },
} satisfies NamespacePoolsTranslation

export default es_pools
