import { mapLoadable } from '#design-system/lib/loadable.ts'
import { TradeScreen } from '#design-system/screens/trade/TradeScreen.tsx'
import { useGetUtaBalance, useListLandingDeals, useListUserInsurances, useListUtaDeals, useListUtaSubscriptions } from '#sdk'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { useConfig } from '../../auth/environment-hooks.ts'
import { usePath } from '../../hooks/use-path.ts'

const LATEST = 5

export default function TradePage() {
  const config = useConfig()
  const { to } = usePath()
  const insured = useListUserInsurances({ query: { enabled: config.flags.insurance } })
  const subscriptions = useListUtaSubscriptions()
  // Only who never subscribed is shown the deals of everybody.
  const everybody = useListLandingDeals({ query: { enabled: subscriptions.data?.data.length === 0 } })
  const latest = useListUtaDeals({ per_page: LATEST }, { query: { refetchOnReconnect: false } })
  return (
    <TradeScreen
      subscriptions={toRows(subscriptions)}
      uta={toLoadable(useGetUtaBalance())}
      insurances={config.flags.insurance ? toRows(insured) : null}
      deals={toRows(latest)}
      publicDeals={mapLoadable(toLoadable(everybody), ({ data }) => data.slice(0, LATEST))}
      links={{
        uta: to('/cabinet/trade/uta'),
        utaRefill: to('/cabinet/trade/uta/refill'),
        utaSubscribe: to('/cabinet/trade/uta/subscribe'),
        insurance: to('/cabinet/trade/uta/insurance', { search: { from: 'uta' } }),
        deals: to('/cabinet/trade/uta/deals'),
        deal: (id) => to('/cabinet/trade/uta/deals', { search: { deal: id } }),
        statistics: to('/cabinet/trade/uta/statistics'),
        calculator: to('/cabinet/trade/uta/calculator'),
        transactions: to('/cabinet/trade/transactions'),
      }}
    />
  )
}
