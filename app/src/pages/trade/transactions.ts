import { useEffect, useEffectEvent } from 'react'
import { ListTransactionsParams, getListTransactionsInfiniteQueryOptions, listTransactions, useListTransactionsInfinite } from '#sdk'
import type { Transaction, TransactionSum } from '#sdk'
import { parseAmount } from '#design-system/forms/amount.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { knownTimeZone } from '#design-system/lib/dates.ts'
import { loading, mapLoadable } from '#design-system/lib/loadable.ts'
import { transactionTime } from '#design-system/lib/transactionTime.ts'
import type { TransactionFilters } from '#design-system/screens/trade/transactionFilters.ts'
import type { ListFile } from '../../api/export-list.ts'
import { byCursor, toInfiniteList } from '../../api/infinite-list.ts'
import type { InfiniteList } from '../../api/infinite-list.ts'
import { fromSchema } from '../../root/search-params.ts'
import type { Parsers } from '../../root/search-params.ts'
import { matchesFilter } from './matches-filter.ts'
import type { TransactionScope } from './matches-filter.ts'

const { type, status, token, date_from, date_to } = ListTransactionsParams.shape
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

/** The searched text as the server takes it: an amount in the user's format, such as 1.234,50 USDT, as a plain decimal. */
function searchedText(search: string, locale: Locale): string {
  // Digits alone may be the end of a hash, which has leading zeros.
  return /^\d+$/.test(search) ? search : parseAmount(search.replace(/^[+−-]\s*/, ''), locale).value || search
}

/** The filters as the server takes them: dates are days of the user's time zone. */
export const toParams = ({ search, ...filters }: TransactionFilters, timezone: string, locale: Locale): ListTransactionsParams => ({
  ...filters,
  ...(search && { search: searchedText(search, locale) }),
  ...((filters.date_from || filters.date_to) && { timezone: knownTimeZone(timezone) }),
})

export const transactionsQuery = (params: ListTransactionsParams = {}) =>
  getListTransactionsInfiniteQueryOptions(params, { query: byCursor })

/**
 * Transactions page by page. Not refetched when the connection is back, because that would move what is being read. `scope`: what the list's heading
 * promises; other rows of a server that ignores the filter are left out, and its sums with them.
 */
export function useTransactions(
  params: ListTransactionsParams,
  scope: TransactionScope = {},
): InfiniteList<Transaction> & { sums: TransactionSum[] | null } {
  const pages = useListTransactionsInfinite(params, { query: { ...byCursor, refetchOnReconnect: false } })
  const list = toInfiniteList(pages)
  const belongs = matchesFilter(scope)
  const rows = list.items.state === 'ready' ? list.items.value : []
  const own = rows.filter(belongs)
  const hasOthers = own.length < rows.length
  // Only other rows so far: the list is not known to be empty before its end.
  const isSearching = hasOthers && own.length === 0 && list.more && !list.moreFailed
  const { onMore, loadingMore } = list
  const goOn = useEffectEvent(onMore)
  useEffect(() => {
    if (isSearching && !loadingMore) goOn()
  }, [isSearching, loadingMore])
  const items = isSearching ? loading : mapLoadable(list.items, (all) => all.filter(belongs))
  return { ...list, items, sums: hasOthers ? null : (pages.data?.pages[0]?.sums ?? null) }
}

/** The contract's names and decimals, for programs. `time` is the one time that the lists show. */
export const transactionFile: ListFile<Transaction, ListTransactionsParams> = {
  list: listTransactions,
  name: (_, day) => `transactions-${day}`,
  columns: [
    'id',
    { head: 'time', cell: (transaction) => transactionTime(transaction).at },
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
}
