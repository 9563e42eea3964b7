import { useState } from 'react'
import { UtaSubscribeScreen } from '#design-system/screens/uta/UtaSubscribeScreen.tsx'
import { listUtaSubscriptions, subscribeToUta, useListBalances, useListUtaSubscriptions } from '#sdk'
import type { UtaSubscription, UtaSubscriptionList } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { findTransaction, useMoneyWrite } from '../../query/use-money-write.ts'
import { useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

/** The last item is the new one. */
const newest = ({ data }: UtaSubscriptionList): UtaSubscription | null => data.at(-1) ?? null

export default function UtaSubscribeRoute() {
  const { link } = usePath()
  const [bought, setBought] = useState<UtaSubscription | null>(null)
  const { submission, outcome, submit } = useMoneyWrite({
    operation: 'subscribeToUta',
    send: (options, plan_id: string) => subscribeToUta({ plan_id }, options).then(newest),
    lookUp: async (key) => ((await findTransaction(key)) ? newest(await listUtaSubscriptions()) : null),
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
      hidden={useUi().hidden}
      links={{
        uta: link('/cabinet/trade/uta'),
        utaRefill: link('/cabinet/trade/uta/refill'),
        assetsRefill: link('/cabinet/actives/refill'),
        transactions: link('/cabinet/trade/uta/transactions'),
        help: link('/cabinet/help'),
      }}
    />
  )
}
