import { utaTypes } from '#design-system/screens/trade/TransactionFilterBar.tsx'
import { TransactionsScreen } from '#design-system/screens/trade/TransactionsScreen.tsx'
import type { PageQueries } from '../../api/prefetch.ts'
import { transactionsQuery, useTransactionList } from '../trade/use-transaction-list.ts'

export const queries: PageQueries = (client) => client.prefetchInfiniteQuery(transactionsQuery('uta'))

export default function UtaTransactionsPage() {
  return <TransactionsScreen {...useTransactionList({ page: '/cabinet/trade/uta/transactions', service: 'uta', types: utaTypes })} />
}
