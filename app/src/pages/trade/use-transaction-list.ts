import { useSearchParams } from 'react-router-dom'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import type { TransactionsScreenProps } from '#design-system/screens/trade/TransactionsScreen.tsx'
import { getListTransactionsInfiniteQueryOptions, useGetTransaction, useListTransactionsInfinite } from '#sdk'
import type { TransactionService, TransactionType } from '#sdk'
import { now } from '../../clock.ts'
import { nextCursor, toInfiniteList, toLoadable } from '../../api/to-loadable.ts'
import { useSubmission } from '../../api/use-submission.ts'
import { useConfig } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { useCloseDetail } from '../../root/use-close-detail.ts'
import { exportTransactions } from './export-transactions.ts'
import { asParams, readFilters, readTransaction, writeFilters } from './transaction-filters.ts'

export interface TransactionList {
  page: '/cabinet/trade/transactions' | '/cabinet/trade/uta/transactions'
  /** Only what belongs to this service, and the kinds that there are of it. */
  service?: TransactionService
  types?: readonly TransactionType[]
}

const pagesOf = { getNextPageParam: nextCursor, initialPageParam: undefined }
/** The list as it is before anything is filtered. */
export const transactionsQuery = (service?: TransactionService) =>
  getListTransactionsInfiniteQueryOptions({ ...(service && { service }) }, { query: pagesOf })

/** A list of transactions whose filters and open detail are in the address: what its screen needs. */
export function useTransactionList({ page, service, types }: TransactionList): TransactionsScreenProps {
  const { timeZone } = useDesignSystem()
  const { to } = usePath()
  const here = to(page)
  const { explorer } = useConfig()
  const [query, setQuery] = useSearchParams()
  const filters = readFilters(query, types)
  const open = readTransaction(query)
  const params = { ...asParams(filters, timeZone), ...(service && { service }) }
  const pages = useListTransactionsInfinite(params, {
    // Not behind the reader's back, which would move what is being read.
    query: { ...pagesOf, refetchOnReconnect: false },
  })
  const list = toInfiniteList(pages)
  const detail = toLoadable(useGetTransaction(open ?? '', { query: { enabled: open !== null } }))
  const hash = detail.state === 'ready' ? detail.value.tx_hash : null
  const withdrawal = detail.state === 'ready' && detail.value.type === 'withdrawal' ? detail.value.related_id : null
  const [exporting, onExport] = useSubmission(() => exportTransactions(params, new Date(now())))
  const close = useCloseDetail(open !== null, () => setQuery(writeFilters(filters), { replace: true, preventScrollReset: true }))

  return {
    transactions: list.items,
    ...(types && { types }),
    filters,
    onFilters: (next) => setQuery(writeFilters(next), { replace: true, preventScrollReset: true }),
    more: list.more,
    loadingMore: list.loadingMore,
    moreFailed: list.moreFailed,
    onMore: list.onMore,
    asOf: list.asOf,
    exporting,
    onExport,
    transactionHref: (id) => `${here}?${writeFilters(filters, id).toString()}`,
    detail:
      open === null
        ? null
        : {
            transaction: detail,
            explorer: explorer && hash ? `${explorer}/tx/${hash}` : null,
            receipt: withdrawal === null ? null : `${to('/cabinet/actives/withdraw/wallet')}?receipt=${encodeURIComponent(withdrawal)}`,
            onClose: close,
          },
  }
}
