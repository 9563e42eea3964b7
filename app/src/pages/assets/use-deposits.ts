import { mapLoadable } from '#design-system/lib/loadable.ts'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { useListTransactions } from '#sdk'
import type { Transaction } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { DEPOSIT_POLL } from '../../constants.ts'

const NEWEST = 5

/** The newest deposits, polled while the page is open. */
export function useDeposits(): Loadable<Transaction[]> {
  const deposits = useListTransactions({ type: 'deposit', per_page: NEWEST }, { query: { refetchInterval: DEPOSIT_POLL } })
  return mapLoadable(toLoadable(deposits), ({ data }) => data)
}
