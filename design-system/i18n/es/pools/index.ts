import type { NamespacePoolsTranslation } from '../../i18n-types'

const es_pools = {
  label: 'Pools de líderes',
  pool: 'Pool {number}',
  in: 'participas',
  failed: 'No se ha podido cargar el pool',
  safe: 'Tu parte está a salvo.',
  gone: 'Este pool está cerrado',
  goneText: 'Los demás pools están abiertos.',
  fund: {
    title: 'Fondo del pool, {month}',
    plainTitle: 'Fondo del pool',
    yours: 'Tu parte actual: {amount}',
    shared: 'Se reparte a partes iguales entre todos los líderes que se clasifiquen hasta el {day}.',
    sharedByAll: 'Se reparte a partes iguales entre todos los líderes que se clasifiquen.',
    over: 'El mes ha terminado',
  },
  way: {
    title: 'Tus requisitos',
    failed: 'No se han podido cargar tus requisitos',
    met: '{met|integer} de {all|integer}',
    structure: 'Volumen de la estructura',
    own: 'Activos propios',
    in: 'Participas en este pool. Cumples las dos condiciones.',
    volume: 'Te faltan {volume} de volumen de la estructura antes del {day}, {time}.',
    assets: 'Te faltan {assets} de activos propios antes del {day}, {time}.',
    both: 'Te faltan {volume} de volumen de la estructura y {assets} de activos propios antes del {day}, {time}.',
    volumeAnyTime: 'Te faltan {volume} de volumen de la estructura.',
    assetsAnyTime: 'Te faltan {assets} de activos propios.',
    bothAnyTime: 'Te faltan {volume} de volumen de la estructura y {assets} de activos propios.',
  },
  leaders: {
    title: 'Líderes clasificados',
    each: '{count|integer} {{count:|líder|||líderes|líderes}}, {amount} MATU cada uno',
    leader: 'Líder',
    volume: 'Volumen de la estructura, USDT',
    share: 'Parte, MATU',
    with: '{amount} USDT de volumen',
    none: 'Aún no se ha clasificado nadie',
    noneText: 'Si solo se clasifica un líder, se queda con todo el fondo.',
  },
  months: {
    title: 'Fondo del pool por mes',
    chart: 'Fondo del pool por mes, MATU',
    month: 'Mes',
    leaders: 'Líderes',
    count: '{count|integer} {{count:|líder|||líderes|líderes}}',
    payout: 'Pago, {month}',
    shared: 'Líderes, {month}',
  },
} satisfies NamespacePoolsTranslation

export default es_pools
