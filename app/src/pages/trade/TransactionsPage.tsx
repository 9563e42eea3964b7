import { TransactionsScreen } from '#design-system/screens/trade/TransactionsScreen.tsx'
import type { PageQueries } from '../../api/prefetch.ts'
import { transactionsQuery } from './transactions.ts'
import { useTransactionList } from './use-transaction-list.ts'

export const queries: PageQueries = (client) => client.prefetchInfiniteQuery(transactionsQuery())

export default function TransactionsPage() {
  return <TransactionsScreen {...useTransactionList({ page: '/cabinet/trade/transactions' })} />
}
