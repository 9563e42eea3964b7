import { useLocation, useNavigate } from 'react-router-dom'
import { UtaSubscribeScreen } from '#design-system/screens/uta/UtaSubscribeScreen.tsx'
import { listUtaSubscriptions, subscribeToUta, useListBalances, useListUtaSubscriptions } from '#sdk'
import type { UtaSubscription, UtaSubscriptionList } from '#sdk'
import { balancesOf } from '../../api/balances.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { byTransaction } from '../../money/look-up.ts'
import { useReviewedWrite } from '../../money/use-reviewed-write.ts'
import { FreezeGate } from '../../hooks/FreezeGate.tsx'
import { usePath } from '../../hooks/use-path.ts'
import { useSupport } from '../../hooks/use-support.ts'

/** What the entry of the history holds once a subscription was bought. */
interface Bought {
  bought: UtaSubscription
}

/** The last item is the new one. */
const newest = ({ data }: UtaSubscriptionList): UtaSubscription | null => data.at(-1) ?? null

export default function UtaSubscribePage() {
  const { to } = usePath()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const { submit, form } = useReviewedWrite({
    operation: 'subscribeToUta',
    send: (options, payer, plan_id: string) => subscribeToUta({ plan_id, ...payer }, options).then(newest),
    // Only the subscription that the transaction names: the newest may be another one.
    lookUp: byTransaction(async ({ related_id }) => (await listUtaSubscriptions()).data.find(({ id }) => id === related_id) ?? null),
    onDone: (bought, how) => void navigate(pathname, { ...how, state: { bought: bought ?? {} } }),
    draft: 'utaSubscribe',
    // The outcome is shown beside the plans.
    isShownByForm: ({ problem }) => problem !== undefined,
  })
  const subscriptions = toLoadable(useListUtaSubscriptions())
  const plans = (subscriptions.state === 'ready' && subscriptions.value.plans) || []
  const bought = (state as Partial<Bought> | null)?.bought ?? null
  return (
    <FreezeGate operation="subscribeToUta" open={bought !== null}>
      <UtaSubscribeScreen
        subscriptions={subscriptions}
        balances={balancesOf(
          useListBalances(),
          plans.map(({ price_token }) => price_token),
        )}
        {...form}
        onSubscribe={submit}
        bought={bought}
        links={{
          uta: to('/cabinet/trade/uta'),
          utaRefill: to('/cabinet/trade/uta/refill'),
          assetsRefill: to('/cabinet/actives/refill'),
          transactions: to('/cabinet/trade/uta/transactions'),
          support: useSupport(),
        }}
      />
    </FreezeGate>
  )
}
