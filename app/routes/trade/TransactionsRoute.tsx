import { TransactionsScreen } from '#design-system/screens/trade/TransactionsScreen.tsx'
import { useTransactionList } from './use-transaction-list.ts'

export default function TransactionsRoute() {
  return <TransactionsScreen {...useTransactionList({ page: '/cabinet/trade/transactions' })} />
}
