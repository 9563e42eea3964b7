import type { Loadable } from '#design-system/lib/loadable.ts'
import type { Transaction } from '#sdk'
import { toRows } from '../../api/to-loadable.ts'
import { useMatchingTransactions } from '../../api/transactions.ts'
import { DEPOSIT_POLL } from '../../lib/constants.ts'

const NEWEST = 5

/** The newest deposits, polled while the page is open. */
export function useDeposits(): Loadable<Transaction[]> {
  const deposits = useMatchingTransactions({ type: 'deposit', per_page: NEWEST }, { refetchInterval: DEPOSIT_POLL })
  return toRows(deposits)
}
