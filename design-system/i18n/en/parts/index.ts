import type { BaseTranslation } from '../../i18n-types'

/** What parts say on public pages too. The others speak with the area `frame`. */
const en_parts = {
  deal: {
    pair: 'Pair',
    opened: 'Opened',
    closed: 'Closed',
    open: 'Open',
    entry: 'Entry',
    exit: 'Exit',
    now: 'Now',
    nowBefore: 'now',
    size: 'Size, USDT',
    scale: 'Scale {range:string}',
    result: 'Profit/loss, USDT',
    long: 'Long',
    short: 'Short',
    row: '{pair:string}, {side:string}, {date:string} {result:string}',
  },
} satisfies BaseTranslation

export default en_parts
