import { listUtaDeals } from '#sdk'
import type { ListUtaDealsParams, UtaDeal } from '#sdk'
import { addDays } from '#design-system/lib/dates.ts'
import { filteredList } from './filtered-list.ts'
import type { Filter } from './filtered-list.ts'

const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10)

/** Days are those of the statistics, whose time zone is at most a day away from UTC. */
const closedWithin = (from: string | undefined, to: string | undefined): Filter<UtaDeal> => {
  const within = ({ closed_at }: UtaDeal, slack: number): boolean =>
    closed_at !== null && (!from || addDays(dayOf(closed_at), slack) >= from) && (!to || addDays(dayOf(closed_at), -slack) <= to)
  return { name: 'date_from, date_to', allows: (deal) => within(deal, 0), mayAllow: (deal) => within(deal, 1) }
}

/** Closed in the month, or open in it. */
const ofMonth = (month: string): Filter<UtaDeal> => {
  const first = `${month}-01`
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
  const closed = closedWithin(first, last)
  const isOpen = ({ closed_at, opened_at }: UtaDeal): boolean => closed_at === null && dayOf(opened_at) <= last
  return {
    name: 'month',
    allows: (deal) => isOpen(deal) || closed.allows(deal),
    mayAllow: (deal) => deal.closed_at === null || closed.mayAllow!(deal),
  }
}

function filtersOf({ type, pair, month, date_from, date_to }: ListUtaDealsParams): Filter<UtaDeal>[] {
  const filters: Filter<UtaDeal>[] = []
  if (type === 'open' || type === 'closed') filters.push({ name: 'type', allows: (deal) => deal.status === type })
  if (pair) filters.push({ name: 'pair', allows: (deal) => deal.pair === pair })
  if (month) filters.push(ofMonth(month))
  if (date_from || date_to) filters.push(closedWithin(date_from, date_to))
  return filters
}

/** Deals that match the filters, whether the server applies them or not. */
export const listMatchingDeals = filteredList('listUtaDeals', listUtaDeals, filtersOf)
