import type { NamespacePoolsTranslation } from '../../i18n-types'

const es_pools = {
  label: 'Pools de líderes',
  pool: 'Pool {number}',
  in: 'participas',
  failed: 'No se ha podido cargar el pool',
  safe: 'Tu parte está a salvo.',
  gone: 'Este pool no está disponible',
  goneText: 'Elige otro pool.',
  fund: {
    title: 'Fondo del pool, {month}',
    plainTitle: 'Fondo del pool',
    yours: 'Tu parte actual: {amount}',
    shared: 'Se reparte a partes iguales entre los líderes que cumplan los requisitos a más tardar el {day}.',
    sharedByAll: 'Se reparte a partes iguales entre los líderes que cumplan los requisitos.',
    over: 'El mes ha terminado',
  },
  way: {
    title: 'Tus requisitos',
    failed: 'No se han podido cargar tus requisitos',
    met: '{met|integer} de {all|integer}',
    structure: 'Volumen del equipo',
    own: 'Activos propios',
    in: 'Participas en este pool. Cumples las dos condiciones.',
    volume: 'Te faltan {volume} de volumen del equipo. Fecha límite: {day}, {time}.',
    assets: 'Te faltan {assets} de activos propios. Fecha límite: {day}, {time}.',
    both: 'Te faltan {volume} de volumen del equipo y {assets} de activos propios. Fecha límite: {day}, {time}.',
    volumeAnyTime: 'Te faltan {volume} de volumen del equipo.',
    assetsAnyTime: 'Te faltan {assets} de activos propios.',
    bothAnyTime: 'Te faltan {volume} de volumen del equipo y {assets} de activos propios.',
  },
  leaders: {
    title: 'Líderes que cumplen los requisitos',
    each: '{count|integer} {{count:|líder|||líderes|líderes}}, {amount}\u00a0MATU {{count:|en total|||cada uno|cada uno}}',
    leader: 'Líder',
    volume: 'Volumen del equipo, USDT',
    share: 'Parte, MATU',
    with: 'Volumen del equipo: {amount}\u00a0USDT',
    none: 'Aún nadie cumple los requisitos',
    noneText: 'Si solo un líder cumple los requisitos, se queda con todo el fondo.',
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
