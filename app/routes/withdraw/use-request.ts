import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { createWithdrawal, getGetWithdrawalQueryKey, getWithdrawal, useGetPreferences, useGetUserSettings, useListBalances } from '#sdk'
import type { Withdrawal, WithdrawalRequest } from '#sdk'
import type { RequestProps } from '#design-system/screens/withdraw/RequestPage.tsx'
import { useDraft } from '../../drafts/use-draft.ts'
import { withdrawalMachine } from '../../machines/withdrawal.machine.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { findTransaction, useMoneyWrite } from '../../query/use-money-write.ts'
import { useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import type { ReceiptPlace } from '../../root/use-receipt.ts'

/** What became of the request with this key: its transaction names the withdrawal. */
async function lookUp(key: string): Promise<Withdrawal | null> {
  const found = await findTransaction(key)
  return found?.related_id ? getWithdrawal(found.related_id) : null
}

/** The part that both forms have: reads, the steps before it is sent, and the write itself. */
export function useRequest(form: 'withdraw-wallet' | 'withdraw-card', receipt: ReceiptPlace): RequestProps<WithdrawalRequest> {
  const client = useQueryClient()
  const { to, link } = usePath()
  const [step, send] = useMachine(withdrawalMachine, { input: { following: false } })
  const { submission, outcome, submit, reset } = useMoneyWrite<[WithdrawalRequest], Withdrawal>({
    operation: 'createWithdrawal',
    send: (options, request) => createWithdrawal(request, options),
    lookUp,
    onDone(withdrawal) {
      client.setQueryData(getGetWithdrawalQueryKey(withdrawal.id), withdrawal)
      receipt.open(withdrawal.id)
    },
  })
  const named = submission.fields !== undefined
  useEffect(() => {
    if (named) send({ type: 'REFUSED' })
  }, [send, named])
  return {
    balances: toLoadable(useListBalances()),
    preferences: toLoadable(useGetPreferences()),
    settings: toLoadable(useGetUserSettings()),
    step: step.matches({ form: 'review' }) ? 'review' : 'details',
    onReview() {
      reset()
      send({ type: 'REVIEW' })
    },
    onEdit: () => send({ type: 'EDIT' }),
    submission,
    outcome,
    onSend: submit,
    draft: useDraft(form),
    hidden: useUi().hidden,
    links: {
      refill: link('/cabinet/actives/refill'),
      exchange: link('/cabinet/bonus-account/exchange'),
      addWallet: link('/cabinet/profile/trusted-wallets/add'),
      trustedWallets: link('/cabinet/profile/trusted-wallets'),
      transactions: `${to('/cabinet/trade/transactions')}?type=withdrawal`,
      help: link('/cabinet/help') ?? to('/help'),
    },
  }
}
