import { utaTypes } from '#design-system/screens/trade/TransactionFilterBar.tsx'
import { TransactionsScreen } from '#design-system/screens/trade/TransactionsScreen.tsx'
import { useTransactionList } from '../trade/use-transaction-list.ts'

export default function UtaTransactionsRoute() {
  return <TransactionsScreen {...useTransactionList({ page: '/cabinet/trade/uta/transactions', service: 'uta', types: utaTypes })} />
}
