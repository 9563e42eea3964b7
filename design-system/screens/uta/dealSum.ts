import type { UtaDeal } from '#sdk'
import { add } from '../../lib/money.ts'

/** Totals of the loaded deals; they say nothing about deals that are not loaded. */
export type DealSum = {
  count: number
  closed: number
  /** Result of the closed deals, exact. */
  result: string
  open: number
  /** Result of the open deals if they closed now. */
  running: string
}

export const noDeals: DealSum = { count: 0, closed: 0, result: '0', open: 0, running: '0' }

/** Adds further deals to a total, without adding up earlier ones again. */
function addDeals(before: DealSum, deals: readonly UtaDeal[]): DealSum {
  const closed = deals.filter(({ status }) => status !== 'open')
  const open = deals.filter(({ status }) => status === 'open')
  return {
    count: before.count + deals.length,
    closed: before.closed + closed.length,
    result: add(before.result, ...closed.map(({ profit }) => profit)),
    open: before.open + open.length,
    running: add(before.running, ...open.map(({ profit }) => profit)),
  }
}

// By a list's first deal: how much of the list was added up, and its last deal then.
const known = new WeakMap<UtaDeal, { sum: DealSum; last: UtaDeal | undefined }>()

/** Total of a list that grows at its end: further pages do not add up ten thousand deals again. */
export function sumOf(deals: readonly UtaDeal[]): DealSum {
  const [first] = deals
  if (!first) return noDeals
  const before = known.get(first)
  const goesOn = before !== undefined && before.sum.count <= deals.length && deals[before.sum.count - 1] === before.last
  const from = goesOn ? before.sum : noDeals
  if (from.count === deals.length) return from
  const sum = addDeals(from, deals.slice(from.count))
  known.set(first, { sum, last: deals.at(-1) })
  return sum
}
