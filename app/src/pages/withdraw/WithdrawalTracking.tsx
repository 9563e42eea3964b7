import { WithdrawalScreen } from '#design-system/screens/withdraw/WithdrawalScreen.tsx'
import { confirmWithdrawal, getWithdrawal, useGetUserSettings } from '#sdk'
import type { Withdrawal, WithdrawalConfirmRequest } from '#sdk'
import { withdrawalSettings } from '../../api/settings.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { found, unsure } from '../../money/look-up.ts'
import type { MoneyWriteForm } from '../../money/use-money-write.ts'
import { useAddressLink } from '../../hooks/use-address-link.ts'
import { useMoneyWrite } from '../../money/use-money-write.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { usePath } from '../../hooks/use-path.ts'
import type { ReceiptPlace } from '../../hooks/use-receipt.ts'
import { useNextSteps } from './use-next-steps.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import { useSupport } from '../../hooks/use-support.ts'

const waits = ({ status }: Withdrawal): boolean => status === 'awaiting_confirmation'

/**
 * One action on a withdrawal. Its outcome is looked up at the withdrawal itself, because it can happen only once: a changed withdrawal settles the
 * action. While the withdrawal waits, the request may still be on its way, and the page claims no result.
 */
function useWithdrawalAction<A extends unknown[]>(
  name: string,
  id: string,
  request: (...args: A) => WithdrawalConfirmRequest,
  settles: (withdrawal: Withdrawal) => boolean,
  onDone: (withdrawal: Withdrawal) => void,
): MoneyWriteForm<A> {
  return useMoneyWrite<A, Withdrawal>({
    operation: `confirmWithdrawal ${name} ${id}`,
    send: (options, payer, ...args) => confirmWithdrawal(id, { ...request(...args), ...payer }, options),
    lookUp: async () => {
      const withdrawal = await getWithdrawal(id)
      return withdrawal.id === id && settles(withdrawal) ? found(withdrawal) : unsure
    },
    createsTransaction: false,
    onDone,
  })
}

/** Tracks an existing withdrawal to its end. */
export default function WithdrawalTracking({ id, receipt }: { id: string; receipt: ReceiptPlace }) {
  const { explorer } = getEnvironment().config
  const addressLink = useAddressLink()
  const { to } = usePath()
  const { withdrawal, onAnswer } = useWithdrawal(id)
  const confirming = useWithdrawalAction(
    'code',
    id,
    (code: string) => ({ code }),
    (one) => !waits(one),
    onAnswer,
  )
  const cancelling = useWithdrawalAction(
    'cancel',
    id,
    () => ({ action: 'cancel' }),
    (one) => !waits(one),
    onAnswer,
  )
  // Whether or not it succeeded, the withdrawal shows which code is valid now.
  const resending = useWithdrawalAction(
    'resend',
    id,
    () => ({ action: 'resend' }),
    () => true,
    (one) => {
      confirming.reset()
      onAnswer(one)
    },
  )
  const value = withdrawal.state === 'ready' ? withdrawal.value : null
  const next = useNextSteps(value)
  const hash = value && value.tx_hash
  return (
    <WithdrawalScreen
      withdrawal={withdrawal}
      settings={toLoadable(useGetUserSettings(withdrawalSettings))}
      confirming={confirming}
      onConfirm={confirming.submit}
      resending={resending.submission}
      onResend={resending.submit}
      cancelling={cancelling}
      onCancel={cancelling.submit}
      onAnother={receipt.close}
      onAgain={next.onAgain}
      explorer={explorer && hash ? `${explorer}/tx/${hash}` : null}
      addressLink={value?.address ? addressLink(value.address) : null}
      address={receipt.address}
      links={{
        transactions: to('/cabinet/trade/transactions', { search: { type: 'withdrawal' } }),
        support: useSupport(),
        trust: next.trust,
      }}
    />
  )
}
