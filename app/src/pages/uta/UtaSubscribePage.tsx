import { useLocation, useNavigate } from 'react-router-dom'
import { UtaSubscribeScreen } from '#design-system/screens/uta/UtaSubscribeScreen.tsx'
import { listUtaSubscriptions, subscribeToUta, useListBalances, useListUtaSubscriptions } from '#sdk'
import type { UtaSubscription, UtaSubscriptionList } from '#sdk'
import { balancesOf } from '../../api/balances.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { byTransaction } from '../../money/look-up.ts'
import { useMoneyWrite } from '../../money/use-money-write.ts'
import { useReview } from '../../money/use-review.ts'
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
  const { submission, outcome, submit, reset } = useMoneyWrite({
    operation: 'subscribeToUta',
    send: (options, payer, plan_id: string) => subscribeToUta({ plan_id, ...payer }, options).then(newest),
    // Only the subscription that the transaction names: the newest may be another one.
    lookUp: byTransaction(async ({ related_id }) => (await listUtaSubscriptions()).data.find(({ id }) => id === related_id) ?? null),
    // Takes the place of the review in the history, so that the way back leads to the plans.
    onDone: (bought) => void navigate(pathname, { replace: review.isEntry, state: { bought: bought ?? {} } satisfies Bought }),
  })
  // The outcome is shown beside the plans.
  const review = useReview(submission.problem !== undefined, 'utaSubscribe')
  const subscriptions = toLoadable(useListUtaSubscriptions())
  const plans = (subscriptions.state === 'ready' && subscriptions.value.plans) || []
  return (
    <UtaSubscribeScreen
      subscriptions={subscriptions}
      balances={balancesOf(
        useListBalances(),
        plans.map(({ price_token }) => price_token),
      )}
      submission={submission}
      outcome={outcome}
      step={review.step}
      onReview={() => {
        reset()
        review.onReview()
      }}
      onEdit={review.onEdit}
      onSubscribe={submit}
      bought={(state as Partial<Bought> | null)?.bought ?? null}
      links={{
        uta: to('/cabinet/trade/uta'),
        utaRefill: to('/cabinet/trade/uta/refill'),
        assetsRefill: to('/cabinet/actives/refill'),
        transactions: to('/cabinet/trade/uta/transactions'),
        support: useSupport(),
      }}
    />
  )
}
