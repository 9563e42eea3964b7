import { useTimeZone } from '#design-system/provider/useTimeZone.ts'
import type { TransactionsScreenProps } from '#design-system/screens/trade/TransactionsScreen.tsx'
import { useGetTransaction } from '#sdk'
import type { TransactionService, TransactionType } from '#sdk'
import { useListExport } from '../../api/export-list.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useConfig } from '../../root/app-context.ts'
import { oneOf } from '../../root/search-params.ts'
import { useListPage } from '../../root/use-list-page.ts'
import { usePath } from '../../root/use-path.ts'
import { toParams, transactionFile, transactionFilters, useTransactions } from './transactions.ts'

export interface TransactionList {
  page: '/cabinet/trade/transactions' | '/cabinet/trade/uta/transactions'
  /** Only the transactions of this service, and the types that it has. */
  service?: TransactionService
  types?: readonly TransactionType[]
}

/** The props of a transactions screen. */
export function useTransactionList({ page, service, types }: TransactionList): TransactionsScreenProps {
  const timeZone = useTimeZone()
  const { to } = usePath()
  const { explorer } = useConfig()
  const { filters, onFilters, open, close, hrefOf } = useListPage(
    page,
    { ...transactionFilters, ...(types && { type: oneOf(...types) }) },
    'transaction',
  )
  const params = { ...toParams(filters, timeZone), ...(service && { service }) }
  const { items, ...list } = useTransactions(params)
  const transaction = toLoadable(useGetTransaction(open ?? '', { query: { enabled: open !== null } }))
  const { tx_hash: hash, type, related_id: withdrawal } = transaction.state === 'ready' ? transaction.value : {}

  return {
    transactions: items,
    ...list,
    ...(types && { types }),
    filters,
    onFilters,
    ...useListExport(transactionFile, params),
    transactionHref: hrefOf,
    detail:
      open === null
        ? null
        : {
            transaction,
            explorer: explorer && hash ? `${explorer}/tx/${hash}` : null,
            receipt:
              type === 'withdrawal' && withdrawal ? to('/cabinet/actives/withdraw/wallet', { search: { receipt: withdrawal } }) : null,
            onClose: close,
          },
  }
}
