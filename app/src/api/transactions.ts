import { listTransactions, useListTransactions } from '#sdk'
import type { ListTransactionsParams, Transaction, TransactionPage } from '#sdk'
import { typeWord } from '#design-system/components/data-display/transactionLabels.ts'
import { textsOf } from '#design-system/i18n/catalogue.ts'
import { isAddress } from '#design-system/lib/address.ts'
import type { KnownAddress } from '#design-system/lib/address.ts'
import { addDays, dayIn, instant } from '#design-system/lib/dates.ts'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { mapLoadable } from '#design-system/lib/loadable.ts'
import { transactionTime } from '#design-system/lib/transactionTime.ts'
import { currentLocale } from '../i18n/current.ts'
import { LATEST_TRANSACTIONS } from '../lib/constants.ts'
import { filteredList } from './filtered-list.ts'
import type { Filter, FilteredPage } from './filtered-list.ts'
import { toLoadable } from './to-loadable.ts'

type Days = Pick<ListTransactionsParams, 'date_from' | 'date_to' | 'timezone'>

/** The contract takes the day of the time shown. Servers that use the day of creation, or another zone, are a day off at most. */
function byDays({ date_from, date_to, timezone = 'UTC' }: Days): Filter<Transaction> {
  const within = (at: string, slack: number): boolean => {
    const day = dayIn(timezone, instant(at))
    return (!date_from || addDays(day, slack) >= date_from) && (!date_to || addDays(day, -slack) <= date_to)
  }
  return {
    name: 'date_from, date_to',
    allows: (row) => within(transactionTime(row).at, 0),
    mayAllow: ({ created_at, completed_at }) => within(created_at, 1) || (completed_at !== null && within(completed_at, 1)),
  }
}

/** The contract searches ids, names, addresses, hashes, types in the user's language, and the beginnings of amounts. A server may search more fields. */
function bySearch(search: string): Filter<Transaction> {
  const text = search.trim().toLowerCase()
  const words = textsOf(currentLocale(), 'frame').transaction
  const holds = (field: unknown): boolean => typeof field === 'string' && field.toLowerCase().includes(text)
  const allows = (row: Transaction): boolean =>
    [row.id, row.counterparty, row.address, row.tx_hash, typeWord(words, row.type)].some(holds) ||
    [row.amount, row.counter_amount].some((figure) => figure?.replace('-', '').startsWith(text))
  return { name: 'search', allows, mayAllow: (row) => allows(row) || Object.values(row).some(holds) }
}

/**
 * The filters of a list of transactions. `idempotency_key` looks up an outcome, where a row that was not asked for must be seen.
 */
function filtersOf({ type, service, status, token, account, address, search, ...days }: ListTransactionsParams): Filter<Transaction>[] {
  const filters: Filter<Transaction>[] = []
  if (type) filters.push({ name: 'type', allows: (row) => row.type === type })
  if (service) filters.push({ name: 'service', allows: (row) => row.type.startsWith(`${service}_`) })
  if (status) filters.push({ name: 'status', allows: (row) => row.status === status })
  if (account) filters.push({ name: 'account', allows: (row) => row.account === account })
  if (token)
    filters.push({ name: 'token', allows: (row) => row.token === token, mayAllow: (row) => [row.token, row.counter_token].includes(token) })
  if (address) filters.push({ name: 'address', allows: (row) => row.address?.toLowerCase() === address.toLowerCase() })
  if (search) filters.push(bySearch(search))
  if (days.date_from || days.date_to) filters.push(byDays(days))
  return filters
}

/** Transactions that match the filters, whether the server applies them or not. Every page of the cabinet reads the list by this. */
export const listMatchingTransactions = filteredList('listTransactions', listTransactions, filtersOf)

type Options = NonNullable<Parameters<typeof useListTransactions<TransactionPage>>[1]>['query']

/** The newest transactions that match the filters: one page. */
export const useMatchingTransactions = (params: ListTransactionsParams, query: Options = {}) =>
  useListTransactions<FilteredPage<TransactionPage>>(params, {
    query: { ...query, queryFn: ({ signal }) => listMatchingTransactions(params, { signal }) },
  })

/** Withdrawals that wait for their codes: the only need of the user that may be older than the newest transactions. */
export const waitingForCode = { type: 'withdrawal', status: 'awaiting_confirmation', per_page: LATEST_TRANSACTIONS } as const

const REMEMBERED = 50

/** Earlier withdrawals, newest first, and their addresses: forms report an address that only looks like one of them. */
export function useEarlierDestinations(): { recent: Loadable<readonly Transaction[]>; known: KnownAddress[] } {
  const recent = mapLoadable(toLoadable(useMatchingTransactions({ type: 'withdrawal', per_page: REMEMBERED })), ({ data }) => data)
  const known = (recent.state === 'ready' ? recent.value : []).flatMap(({ address, counterparty }) =>
    address !== null && isAddress(address) ? [{ address, label: counterparty ?? address }] : [],
  )
  return { recent, known }
}
