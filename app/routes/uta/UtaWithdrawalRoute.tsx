import { UtaWithdrawalScreen } from '#design-system/screens/uta/UtaWithdrawalScreen.tsx'
import type { Move } from '#design-system/screens/uta/MoveAmountStep.tsx'
import { useGetPreferences, useGetTransaction, useGetUserSettings, useGetUtaBalance, useListBalances, withdrawFromUta } from '#sdk'
import type { Transaction } from '#sdk'
import { UTA_WITHDRAWAL_POLL } from '../../constants.ts'
import { useDraft } from '../../drafts/use-draft.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { findTransaction, useMoneyWrite } from '../../query/use-money-write.ts'
import { useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { useReceipt } from '../../root/use-receipt.ts'

const over: ReadonlySet<Transaction['status']> = new Set(['done', 'rejected', 'cancelled', 'failed', 'expired'])

export default function UtaWithdrawalRoute() {
  const { link } = usePath()
  const receipt = useReceipt()
  const { submission, outcome, submit } = useMoneyWrite({
    operation: 'withdrawFromUta',
    send: (options, move: Move) => withdrawFromUta({ ...move, token_name: 'USDT' }, options).then(({ transaction_id }) => transaction_id),
    lookUp: async (key) => (await findTransaction(key))?.id ?? null,
    onDone: receipt.open,
  })
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
      settings={toLoadable(useGetUserSettings())}
      submission={submission}
      outcome={outcome}
      onWithdraw={submit}
      draft={useDraft('utaWithdrawal')}
      receipt={receipt.id === null ? null : { transaction: toLoadable(transaction), address: receipt.address, onClose: receipt.close }}
      hidden={useUi().hidden}
      links={{
        uta: link('/cabinet/trade/uta'),
        utaRefill: link('/cabinet/trade/uta/refill'),
        transactions: link('/cabinet/trade/uta/transactions'),
        help: link('/cabinet/help'),
      }}
    />
  )
}
