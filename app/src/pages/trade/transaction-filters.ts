import { Id, ListTransactionsParams } from '#sdk'
import type { TransactionType } from '#sdk'
import { knownTimeZone } from '#design-system/lib/dates.ts'
import type { TransactionFilters } from '#design-system/screens/trade/transactionFilters.ts'

const chosen = ['type', 'status', 'token', 'date_from', 'date_to'] as const

/** The filters of a list, from the address. What the contract does not know, or this list cannot hold, is no filter. */
export function readFilters(query: URLSearchParams, types?: readonly TransactionType[]): TransactionFilters {
  const raw = Object.fromEntries(chosen.map((name) => [name, query.get(name) ?? undefined]))
  const filters: Record<string, unknown> = {}
  for (const name of chosen) {
    const read = ListTransactionsParams.shape[name].safeParse(raw[name])
    if (read.success && read.data !== undefined) filters[name] = read.data
  }
  if (types && !types.includes(filters['type'] as TransactionType)) delete filters['type']
  return filters as TransactionFilters
}

/** The address of a list: filters in a fixed order, so that the same list has the same address. */
export function writeFilters(filters: TransactionFilters, transaction: string | null = null): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of chosen) {
    const value = filters[name]
    if (value) query.set(name, value)
  }
  if (transaction) query.set('transaction', transaction)
  return query
}

/** Which transaction's detail is open. What cannot be an id is asked of nobody. */
export function readTransaction(query: URLSearchParams): string | null {
  const read = Id.safeParse(query.get('transaction'))
  return read.success ? read.data : null
}

/** Dates are days of the reader's own zone, which the server has to know. */
export const asParams = (filters: TransactionFilters, timezone: string): ListTransactionsParams => ({
  ...filters,
  ...((filters.date_from || filters.date_to) && { timezone: knownTimeZone(timezone) }),
})
