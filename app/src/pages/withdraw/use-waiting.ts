import { needsOf } from '#design-system/lib/needs.ts'
import type { WaitingWithdrawal } from '#design-system/screens/withdraw/WaitingCodes.tsx'
import { useMatchingTransactions, waitingForCode } from '../../api/transactions.ts'
import { usePath } from '../../hooks/use-path.ts'

/** The withdrawals that wait for their codes. */
export function useWaiting(): WaitingWithdrawal[] {
  const { to } = usePath()
  const { data } = useMatchingTransactions(waitingForCode)
  return needsOf({ transactions: data?.data ?? [], waiting: [], wallets: [], running: null }).flatMap((need) =>
    need.kind === 'withdrawal-code' ? [{ ...need, href: to('/cabinet/actives/withdraw/wallet', { search: { receipt: need.id } }) }] : [],
  )
}
