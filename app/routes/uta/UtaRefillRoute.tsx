import { UtaRefillScreen } from '#design-system/screens/uta/UtaRefillScreen.tsx'
import { requestUtaDelegation, useGetPreferences, useGetUtaBalance, useListBalances, useListUtaSubscriptions } from '#sdk'
import type { UtaDelegationRequest } from '#sdk'
import { useDraft } from '../../drafts/use-draft.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { findTransaction, useMoneyWrite } from '../../query/use-money-write.ts'
import { useRefill } from '../../query/use-refill.ts'
import { useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

export default function UtaRefillRoute() {
  const { to, link } = usePath()
  const { transfer, accepted } = useRefill()
  const { submission, outcome, submit } = useMoneyWrite({
    operation: 'requestUtaDelegation',
    send: (options, request: UtaDelegationRequest) => requestUtaDelegation(request, options).then(({ request_id }) => request_id),
    // A transaction of a refill names the request behind it.
    lookUp: async (key) => (await findTransaction(key))?.related_id ?? null,
    onDone: accepted,
  })
  return (
    <UtaRefillScreen
      balances={toLoadable(useListBalances())}
      preferences={toLoadable(useGetPreferences())}
      uta={toLoadable(useGetUtaBalance())}
      subscriptions={toLoadable(useListUtaSubscriptions())}
      submission={submission}
      outcome={outcome}
      onRefill={submit}
      draft={useDraft('utaRefill')}
      transfer={transfer}
      hidden={useUi().hidden}
      links={{
        uta: link('/cabinet/trade/uta'),
        subscribe: link('/cabinet/trade/uta/subscribe'),
        assetsRefill: link('/cabinet/actives/refill'),
        transactions: link('/cabinet/trade/uta/transactions'),
        transaction: (id) => `${to('/cabinet/trade/uta/transactions')}?transaction=${encodeURIComponent(id)}`,
        help: link('/cabinet/help'),
      }}
    />
  )
}
