import { mapLoadable } from '#design-system/lib/loadable.ts'
import { TradeScreen } from '#design-system/screens/trade/TradeScreen.tsx'
import { useGetUtaBalance, useListTransactions, useListUserInsurances, useListUtaSubscriptions } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { useConfig, useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

const LATEST = 5

export default function TradeRoute() {
  const config = useConfig()
  const { to, link } = usePath()
  const insured = useListUserInsurances({ query: { enabled: config.flags.insurance } })
  // Its rows would move under the reader's eyes: they are asked for with the page alone.
  const latest = useListTransactions({ per_page: LATEST }, { query: { refetchOnReconnect: false } })
  return (
    <TradeScreen
      subscriptions={mapLoadable(toLoadable(useListUtaSubscriptions()), ({ data }) => data)}
      uta={toLoadable(useGetUtaBalance())}
      transactions={mapLoadable(toLoadable(latest), ({ data }) => data)}
      insurances={config.flags.insurance ? mapLoadable(toLoadable(insured), ({ data }) => data) : null}
      hidden={useUi().hidden}
      links={{
        uta: link('/cabinet/trade/uta'),
        utaRefill: link('/cabinet/trade/uta/refill'),
        utaSubscribe: link('/cabinet/trade/uta/subscribe'),
        insurance: link('/cabinet/trade/uta/insurance'),
        deals: link('/cabinet/trade/uta/deals'),
        statistics: link('/cabinet/trade/uta/statistics'),
        calculator: link('/cabinet/trade/uta/calculator'),
        transactions: link('/cabinet/trade/transactions'),
        transaction: (id) => `${to('/cabinet/trade/transactions')}?transaction=${encodeURIComponent(id)}`,
      }}
    />
  )
}
