import { useQueryClient } from '@tanstack/react-query'
import { createWithdrawal, getGetWithdrawalQueryKey, getWithdrawal, useGetPreferences, useGetUserSettings, useListBalances } from '#sdk'
import type { Withdrawal, WithdrawalRequest } from '#sdk'
import type { RequestProps } from '#design-system/screens/withdraw/RequestPage.tsx'
import { withdrawalSettings } from '../../api/settings.ts'
import { balancesOf } from '../../api/balances.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { byTransaction } from '../../money/look-up.ts'
import { useReviewedWrite } from '../../money/use-reviewed-write.ts'
import { usePath } from '../../hooks/use-path.ts'
import type { ReceiptPlace } from '../../hooks/use-receipt.ts'
import { useBlockLinks } from '../../hooks/use-block-links.ts'
import { useWaiting } from './use-waiting.ts'

/** Looks up the request with this key: its transaction names the withdrawal. */
const lookUp = byTransaction(({ related_id }) => (related_id === null ? null : getWithdrawal(related_id)))

/** What both withdrawal forms share: queries, review steps and the write itself. `tokens`: those it cannot do without. */
export function useWithdrawalForm(
  receipt: ReceiptPlace,
  draft: string | null,
  tokens: readonly string[] = [],
): RequestProps<WithdrawalRequest> {
  const client = useQueryClient()
  const { to } = usePath()
  const { submit, form } = useReviewedWrite<[WithdrawalRequest], Withdrawal>({
    operation: 'createWithdrawal',
    send: (options, payer, request) => createWithdrawal({ ...request, ...payer }, options),
    lookUp,
    onDone(withdrawal, how) {
      client.setQueryData(getGetWithdrawalQueryKey(withdrawal.id), withdrawal)
      receipt.open(withdrawal.id, how)
    },
    draft,
  })
  return {
    balances: balancesOf(useListBalances(), tokens),
    preferences: toLoadable(useGetPreferences()),
    settings: toLoadable(useGetUserSettings(withdrawalSettings)),
    waiting: useWaiting(),
    ...form,
    onSend: submit,
    links: {
      refill: to('/cabinet/actives/refill'),
      exchange: to('/cabinet/bonus-account/exchange', { search: { from: 'assets' } }),
      addWallet: to('/cabinet/profile/trusted-wallets/add'),
      trustedWallets: to('/cabinet/profile/trusted-wallets'),
      transactions: to('/cabinet/trade/transactions', { search: { type: 'withdrawal' } }),
      ...useBlockLinks(),
    },
  }
}
