import { utaTypes } from '#design-system/screens/trade/transactionTypes.ts'
import { TransactionsScreen } from '#design-system/screens/trade/TransactionsScreen.tsx'
import type { PageQueries } from '../../api/prefetch.ts'
import { transactionsQuery } from '../trade/transactions.ts'
import { useTransactionList } from '../trade/use-transaction-list.ts'

export const queries: PageQueries = (client) => client.prefetchInfiniteQuery(transactionsQuery({ service: 'uta' }))

export default function UtaTransactionsPage() {
  return <TransactionsScreen {...useTransactionList({ page: '/cabinet/trade/uta/transactions', service: 'uta', types: utaTypes })} />
}
