import { UtaWithdrawalScreen } from '#design-system/screens/uta/UtaWithdrawalScreen.tsx'
import type { Move } from '#design-system/screens/uta/TransferForm.tsx'
import { useGetPreferences, useGetTransaction, useGetUserSettings, useGetUtaBalance, useListBalances, withdrawFromUta } from '#sdk'
import type { Transaction } from '#sdk'
import { UTA_WITHDRAWAL_POLL } from '../../lib/constants.ts'
import { holdSettings } from '../../api/settings.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { byTransaction } from '../../money/look-up.ts'
import { useMoneyWrite } from '../../money/use-money-write.ts'
import { useReview } from '../../money/use-review.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useReceipt } from '../../hooks/use-receipt.ts'
import { useBlockLinks } from '../../hooks/use-block-links.ts'

const over: ReadonlySet<Transaction['status']> = new Set(['done', 'rejected', 'cancelled', 'failed', 'expired'])

export default function UtaWithdrawalPage() {
  const { to } = usePath()
  const receipt = useReceipt()
  const { submission, outcome, submit, reset } = useMoneyWrite({
    operation: 'withdrawFromUta',
    send: (options, payer, move: Move) =>
      withdrawFromUta({ ...move, ...payer, token_name: 'USDT' }, options).then(({ transaction_id }) => transaction_id),
    lookUp: byTransaction(({ id }) => id),
    onDone: (id) => receipt.open(id, { replace: review.isEntry }),
  })
  const review = useReview(submission.fields !== undefined, 'utaWithdrawal')
  const transaction = useGetTransaction(receipt.id ?? '', {
    query: {
      enabled: receipt.id !== null,
      refetchInterval: ({ state }) => (state.data && over.has(state.data.status) ? false : UTA_WITHDRAWAL_POLL),
    },
  })
  return (
    <UtaWithdrawalScreen
      uta={toLoadable(useGetUtaBalance())}
      balances={toLoadable(useListBalances())}
      preferences={toLoadable(useGetPreferences())}
      settings={toLoadable(useGetUserSettings(holdSettings))}
      step={review.step}
      onReview={() => {
        reset()
        review.onReview()
      }}
      onEdit={review.onEdit}
      submission={submission}
      outcome={outcome}
      onWithdraw={submit}
      receipt={receipt.id === null ? null : { transaction: toLoadable(transaction), address: receipt.address, onClose: receipt.close }}
      links={{
        uta: to('/cabinet/trade/uta'),
        transactions: to('/cabinet/trade/uta/transactions'),
        ...useBlockLinks(),
      }}
    />
  )
}
