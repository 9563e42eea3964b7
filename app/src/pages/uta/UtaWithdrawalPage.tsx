import { UtaWithdrawalScreen } from '#design-system/screens/uta/UtaWithdrawalScreen.tsx'
import type { Move } from '#design-system/screens/uta/TransferForm.tsx'
import { useGetPreferences, useGetTransaction, useGetUserSettings, useGetUtaBalance, useListBalances, withdrawFromUta } from '#sdk'
import type { Transaction } from '#sdk'
import { UTA_WITHDRAWAL_POLL } from '../../lib/constants.ts'
import { holdSettings } from '../../api/settings.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { byTransaction } from '../../money/look-up.ts'
import { useReviewedWrite } from '../../money/use-reviewed-write.ts'
import { FreezeGate } from '../../hooks/FreezeGate.tsx'
import { usePath } from '../../hooks/use-path.ts'
import { useReceipt } from '../../hooks/use-receipt.ts'
import { useBlockLinks } from '../../hooks/use-block-links.ts'

const over: ReadonlySet<Transaction['status']> = new Set(['done', 'rejected', 'cancelled', 'failed', 'expired'])

export default function UtaWithdrawalPage() {
  const { to } = usePath()
  const receipt = useReceipt()
  const { submit, form } = useReviewedWrite({
    operation: 'withdrawFromUta',
    send: (options, payer, move: Move) =>
      withdrawFromUta({ ...move, ...payer, token_name: 'USDT' }, options).then(({ transaction_id }) => transaction_id),
    lookUp: byTransaction(({ id }) => id),
    onDone: receipt.open,
    draft: 'utaWithdrawal',
  })
  const transaction = useGetTransaction(receipt.id ?? '', {
    query: {
      enabled: receipt.id !== null,
      refetchInterval: ({ state }) => (state.data && over.has(state.data.status) ? false : UTA_WITHDRAWAL_POLL),
    },
  })
  return (
    <FreezeGate operation="withdrawFromUta" open={receipt.id !== null}>
      <UtaWithdrawalScreen
        uta={toLoadable(useGetUtaBalance())}
        balances={toLoadable(useListBalances())}
        preferences={toLoadable(useGetPreferences())}
        settings={toLoadable(useGetUserSettings(holdSettings))}
        {...form}
        onWithdraw={submit}
        receipt={receipt.id === null ? null : { transaction: toLoadable(transaction), address: receipt.address, onClose: receipt.close }}
        links={{
          uta: to('/cabinet/trade/uta'),
          transactions: to('/cabinet/trade/uta/transactions'),
          ...useBlockLinks(),
        }}
      />
    </FreezeGate>
  )
}
