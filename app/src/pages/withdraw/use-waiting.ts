import { needsOf } from '#design-system/lib/needs.ts'
import type { WaitingWithdrawal } from '#design-system/screens/withdraw/WaitingCodes.tsx'
import { useMatchingTransactions, waitingForCode } from '../../api/transactions.ts'
import { usePath } from '../../hooks/use-path.ts'

/** The withdrawals that wait for their codes; `null` while the first request for them is on its way. */
export function useWaiting(): WaitingWithdrawal[] | null {
  const { to } = usePath()
  const { data, isLoading, failureCount } = useMatchingTransactions(waitingForCode)
  if (isLoading && failureCount === 0) return null
  return needsOf({ transactions: data?.data ?? [], waiting: [], wallets: [], running: null }).flatMap((need) =>
    need.kind === 'withdrawal-code' ? [{ ...need, href: to('/cabinet/actives/withdraw/wallet', { search: { receipt: need.id } }) }] : [],
  )
}
