import { useState } from 'react'
import { UtaSubscribeScreen } from '#design-system/screens/uta/UtaSubscribeScreen.tsx'
import { listUtaSubscriptions, subscribeToUta, useListBalances, useListUtaSubscriptions } from '#sdk'
import type { UtaSubscription, UtaSubscriptionList } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { byTransaction } from '../../api/look-up.ts'
import { useMoneyWrite } from '../../api/use-money-write.ts'
import { usePreferences } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { useSupport } from '../../root/use-support.ts'

/** The last item is the new one. */
const newest = ({ data }: UtaSubscriptionList): UtaSubscription | null => data.at(-1) ?? null

export default function UtaSubscribePage() {
  const { to } = usePath()
  const [bought, setBought] = useState<UtaSubscription | null>(null)
  const { submission, outcome, submit } = useMoneyWrite({
    operation: 'subscribeToUta',
    send: (options, plan_id: string) => subscribeToUta({ plan_id }, options).then(newest),
    // Only the subscription that the transaction names: the newest may be another one.
    lookUp: byTransaction(async ({ related_id }) => (await listUtaSubscriptions()).data.find(({ id }) => id === related_id) ?? null),
    onDone: setBought,
  })
  return (
    <UtaSubscribeScreen
      subscriptions={toLoadable(useListUtaSubscriptions())}
      balances={toLoadable(useListBalances())}
      submission={submission}
      outcome={outcome}
      onSubscribe={submit}
      bought={bought}
      hidden={usePreferences().hidden}
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
