import { listTransactions, useListTransactions } from '#sdk'
import type { ListTransactionsParams, Transaction, TransactionPage } from '#sdk'
import { addDays, dayIn, instant } from '#design-system/lib/dates.ts'
import { transactionTime } from '#design-system/lib/transactionTime.ts'
import { filteredList } from './filtered-list.ts'
import type { Filter, FilteredPage } from './filtered-list.ts'

type Days = Pick<ListTransactionsParams, 'date_from' | 'date_to' | 'timezone'>

/** The contract takes the day of the time shown. Servers that use the day of creation, or another zone, are a day off at most. */
function byDays({ date_from, date_to, timezone = 'UTC' }: Days): Filter<Transaction> {
  const within = (at: string, slack: number): boolean => {
    const day = dayIn(timezone, instant(at))
    return (!date_from || addDays(day, slack) >= date_from) && (!date_to || addDays(day, -slack) <= date_to)
  }
  return {
    allows: (row) => within(transactionTime(row).at, 0),
    mayAllow: ({ created_at, completed_at }) => within(created_at, 1) || (completed_at !== null && within(completed_at, 1)),
  }
}

/**
 * The filters of a list of transactions. The server alone knows what `search` finds, by names in four languages; `idempotency_key` looks up an
 * outcome, where a row that was not asked for must be seen.
 */
function filtersOf({ type, service, status, token, account, address, ...days }: ListTransactionsParams): Filter<Transaction>[] {
  const filters: Filter<Transaction>[] = []
  if (type) filters.push({ allows: (row) => row.type === type })
  if (service) filters.push({ allows: (row) => row.type.startsWith(`${service}_`) })
  if (status) filters.push({ allows: (row) => row.status === status })
  if (account) filters.push({ allows: (row) => row.account === account })
  if (token) filters.push({ allows: (row) => row.token === token, mayAllow: (row) => [row.token, row.counter_token].includes(token) })
  if (address) filters.push({ allows: (row) => row.address?.toLowerCase() === address.toLowerCase() })
  if (days.date_from || days.date_to) filters.push(byDays(days))
  return filters
}

/** Transactions that match the filters, whether the server applies them or not. Every page of the cabinet reads the list by this. */
export const listMatchingTransactions = filteredList(listTransactions, filtersOf)

type Options = NonNullable<Parameters<typeof useListTransactions<TransactionPage>>[1]>['query']

/** The newest transactions that match the filters: one page. */
export const useMatchingTransactions = (params: ListTransactionsParams, query: Options = {}) =>
  useListTransactions<FilteredPage<TransactionPage>>(params, {
    query: { ...query, queryFn: ({ signal }) => listMatchingTransactions(params, { signal }) },
  })
