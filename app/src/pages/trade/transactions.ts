import { ListTransactionsParams, getListTransactionsInfiniteQueryOptions, listTransactions, useListTransactionsInfinite } from '#sdk'
import type { Transaction } from '#sdk'
import { knownTimeZone } from '#design-system/lib/dates.ts'
import { transactionTime } from '#design-system/lib/transactionTime.ts'
import type { TransactionFilters } from '#design-system/screens/trade/transactionFilters.ts'
import type { ListFile } from '../../api/export-list.ts'
import { byCursor, toInfiniteList } from '../../api/infinite-list.ts'
import type { InfiniteList } from '../../api/infinite-list.ts'
import { fromSchema } from '../../root/search-params.ts'
import type { Parsers } from '../../root/search-params.ts'

const { type, status, token, date_from, date_to } = ListTransactionsParams.shape

/** The filters in the query string. */
export const transactionFilters: Parsers<TransactionFilters> = {
  type: fromSchema(type),
  status: fromSchema(status),
  token: fromSchema(token),
  date_from: fromSchema(date_from),
  date_to: fromSchema(date_to),
}

/** The filters as the server takes them: dates are days of the user's time zone. */
export const toParams = (filters: TransactionFilters, timezone: string): ListTransactionsParams => ({
  ...filters,
  ...((filters.date_from || filters.date_to) && { timezone: knownTimeZone(timezone) }),
})

export const transactionsQuery = (params: ListTransactionsParams = {}) =>
  getListTransactionsInfiniteQueryOptions(params, { query: byCursor })

/** Transactions page by page. Not refetched when the connection is back, because that would move what is being read. */
export function useTransactions(params: ListTransactionsParams): InfiniteList<Transaction> {
  const pages = useListTransactionsInfinite(params, { query: { ...byCursor, refetchOnReconnect: false } })
  return toInfiniteList(pages)
}

/** `time` is the one time that the lists show. */
export const transactionFile: ListFile<Transaction, Transaction & { time: string }, ListTransactionsParams> = {
  list: listTransactions,
  name: (_, day) => `transactions-${day}`,
  columns: [
    'id',
    'time',
    'created_at',
    'completed_at',
    'type',
    'status',
    'account',
    'amount',
    'token',
    'worth_usd',
    'fee_amount',
    'fee_token',
    'counter_amount',
    'counter_token',
    'counterparty',
    'address',
    'tx_hash',
  ],
  toRow: (transaction) => ({ ...transaction, time: transactionTime(transaction).at }),
}
