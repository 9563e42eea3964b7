import { TradeScreen } from '#design-system/screens/trade/TradeScreen.tsx'
import { useGetUtaBalance, useListUserInsurances, useListUtaSubscriptions } from '#sdk'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { useConfig } from '../../auth/environment-hooks.ts'
import { usePath } from '../../hooks/use-path.ts'

export default function TradePage() {
  const config = useConfig()
  const { to } = usePath()
  const insured = useListUserInsurances({ query: { enabled: config.flags.insurance } })
  return (
    <TradeScreen
      subscriptions={toRows(useListUtaSubscriptions())}
      uta={toLoadable(useGetUtaBalance())}
      insurances={config.flags.insurance ? toRows(insured) : null}
      links={{
        uta: to('/cabinet/trade/uta'),
        utaRefill: to('/cabinet/trade/uta/refill'),
        utaSubscribe: to('/cabinet/trade/uta/subscribe'),
        insurance: to('/cabinet/trade/uta/insurance', { search: { from: 'uta' } }),
        deals: to('/cabinet/trade/uta/deals'),
        statistics: to('/cabinet/trade/uta/statistics'),
        calculator: to('/cabinet/trade/uta/calculator'),
        transactions: to('/cabinet/trade/transactions'),
      }}
    />
  )
}
