import { getListTransactionsInfiniteQueryOptions, useListTransactionsInfinite } from '#sdk'
import type { ListTransactionsParams, Transaction, TransactionPage } from '#sdk'
import { ListTransactionsQueryParams } from '#sdk/schemas.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { knownTimeZone } from '#design-system/lib/dates.ts'
import { sumsOf } from '#design-system/lib/transactionSums.ts'
import type { ListSums } from '#design-system/screens/trade/TransactionTotals.tsx'
import type { TransactionFilters } from '#design-system/screens/trade/transactionFilters.ts'
import { transactionColumns } from '#design-system/screens/trade/transactionSheet.ts'
import type { ListFile } from '../../api/export-list.ts'
import type { FilteredPage } from '../../api/filtered-list.ts'
import { isWhole, pagesOf, rowsOf, toInfiniteList } from '../../api/infinite-list.ts'
import type { InfiniteList } from '../../api/infinite-list.ts'
import { searchedText } from '../../api/searched-text.ts'
import { listMatchingTransactions } from '../../api/transactions.ts'
import { fromSchema } from '../../hooks/search-params.ts'
import type { Parsers } from '../../hooks/search-params.ts'

const { type, status, token, date_from, date_to } = ListTransactionsQueryParams.shape
/** The contract's longest search text. */
const LONGEST = 100

/** The filters in the query string. */
export const transactionFilters: Parsers<TransactionFilters> = {
  type: fromSchema(type),
  status: fromSchema(status),
  token: fromSchema(token),
  date_from: fromSchema(date_from),
  date_to: fromSchema(date_to),
  search: (raw) => raw.trim().slice(0, LONGEST) || undefined,
}

/** The filters as the server takes them: dates are days of the user's time zone. */
export const toParams = ({ search, ...filters }: TransactionFilters, timezone: string, locale: Locale): ListTransactionsParams => ({
  ...filters,
  ...(search && { search: searchedText(search, locale) }),
  ...((filters.date_from || filters.date_to) && { timezone: knownTimeZone(timezone) }),
})

/** How the pages of such a list are fetched. */
export const matchingPages = (params: ListTransactionsParams) => pagesOf(listMatchingTransactions, params)

export const transactionsQuery = (params: ListTransactionsParams = {}) =>
  getListTransactionsInfiniteQueryOptions(params, { query: matchingPages(params) })

/**
 * What the filtered transactions add up to. The sums of the rows themselves count once the list is whole; before, the server's, which a server may
 * not compute. Those of a server that ignored the filters are of other rows.
 */
function sumsOfList(pages: readonly FilteredPage<TransactionPage>[]): ListSums {
  const complete = isWhole(pages)
  const sums = complete || pages.some(({ filtersIgnored }) => filtersIgnored) ? undefined : pages[0]?.sums
  return sums ? { tokens: sums, complete: true } : { tokens: sumsOf(rowsOf(pages)), complete }
}

/** Transactions page by page. Not refetched when the connection is back, because that would move what is being read. */
export function useTransactions(params: ListTransactionsParams): InfiniteList<Transaction> & { sums: ListSums | null } {
  const pages = useListTransactionsInfinite(params, { query: { ...matchingPages(params), refetchOnReconnect: false } })
  return { ...toInfiniteList(pages), sums: pages.data ? sumsOfList(pages.data.pages) : null }
}

export const transactionFile: ListFile<Transaction, ListTransactionsParams> = {
  list: listMatchingTransactions,
  name: (_, day) => `transactions-${day}`,
  columns: transactionColumns,
}
