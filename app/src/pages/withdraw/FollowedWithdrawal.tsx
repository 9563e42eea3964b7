import { WithdrawalScreen } from '#design-system/screens/withdraw/WithdrawalScreen.tsx'
import { confirmWithdrawal, getWithdrawal } from '#sdk'
import type { Withdrawal, WithdrawalConfirmRequest } from '#sdk'
import { absent, found, unsure } from '../../api/look-up.ts'
import type { MoneyWriteForm } from '../../api/use-money-write.ts'
import { useMoneyWrite } from '../../api/use-money-write.ts'
import { useApp } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import type { ReceiptPlace } from '../../root/use-receipt.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import { useSupport } from '../../root/use-support.ts'

const waits = ({ status }: Withdrawal): boolean => status === 'awaiting_confirmation'
const cancelled = ({ status }: Withdrawal): boolean => status === 'cancelled' || status === 'rejected' || status === 'failed'

/** One wish about a withdrawal. What became of it is seen at the withdrawal itself: it can happen only once. */
function useWish<A extends unknown[]>(
  name: string,
  id: string,
  request: (...args: A) => WithdrawalConfirmRequest,
  happened: (withdrawal: Withdrawal) => boolean,
  onDone: (withdrawal: Withdrawal) => void,
): MoneyWriteForm<A> {
  return useMoneyWrite<A, Withdrawal>({
    operation: `confirmWithdrawal ${name} ${id}`,
    send: (options, ...args) => confirmWithdrawal(id, request(...args), options),
    lookUp: async () => {
      const withdrawal = await getWithdrawal(id)
      if (withdrawal.id !== id) return unsure
      return happened(withdrawal) ? found(withdrawal) : absent
    },
    keyed: false,
    looks: 2,
    onDone,
  })
}

/** A withdrawal that is there: its code, its way, its end. */
export default function FollowedWithdrawal({ id, receipt }: { id: string; receipt: ReceiptPlace }) {
  const { explorer } = useApp().page.config
  const { to } = usePath()
  const { withdrawal, onAnswer } = useWithdrawal(id)
  const confirming = useWish(
    'code',
    id,
    (code: string) => ({ code }),
    (one) => !waits(one),
    onAnswer,
  )
  const cancelling = useWish('cancel', id, () => ({ action: 'cancel' }), cancelled, onAnswer)
  // However it went, the withdrawal says which code counts now.
  const resending = useWish(
    'resend',
    id,
    () => ({ action: 'resend' }),
    () => true,
    (one) => {
      confirming.reset()
      onAnswer(one)
    },
  )
  const hash = withdrawal.state === 'ready' ? withdrawal.value.tx_hash : null
  return (
    <WithdrawalScreen
      withdrawal={withdrawal}
      confirming={confirming}
      onConfirm={confirming.submit}
      resending={resending.submission}
      onResend={resending.submit}
      cancelling={cancelling}
      onCancel={cancelling.submit}
      onAnother={receipt.close}
      explorer={explorer && hash ? `${explorer}/tx/${hash}` : null}
      address={receipt.address}
      links={{ transactions: `${to('/cabinet/trade/transactions')}?type=withdrawal`, support: useSupport() }}
    />
  )
}
