import type { NamespacePartsTranslation } from '../../i18n-types'

const es_parts = {
  deal: {
    pair: 'Par',
    opened: 'Apertura',
    closed: 'Cierre',
    open: 'Abierta',
    entry: 'Entrada',
    exit: 'Salida',
    now: 'Ahora',
    nowBefore: 'ahora',
    size: 'Tamaño, USDT',
    scale: 'Escala {range}',
    result: 'Ganancia/pérdida, USDT',
    long: 'Largo',
    short: 'Corto',
    row: '{pair}, {side}, {date} {result}',
  },
} satisfies NamespacePartsTranslation

export default es_parts
