import { mapLoadable } from '#design-system/lib/loadable.ts'
import { UtaScreen } from '#design-system/screens/uta/UtaScreen.tsx'
import {
  useGetUserSettings,
  useGetUtaBalance,
  useGetUtaStatistics,
  useListLandingDeals,
  useListUserInsurances,
  useListUtaDeals,
  useListUtaSubscriptions,
} from '#sdk'
import { UTA_REFRESH } from '../../lib/constants.ts'
import { holdSettings } from '../../api/settings.ts'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { useConfig } from '../../auth/environment-hooks.ts'
import { usePath } from '../../hooks/use-path.ts'

const LATEST = 5

export default function UtaPage() {
  const config = useConfig()
  const { to } = usePath()
  const subscriptions = useListUtaSubscriptions()
  const insured = useListUserInsurances({ query: { enabled: config.flags.insurance } })
  // Only who never subscribed is shown the deals of everybody.
  const outside = subscriptions.data?.data.length === 0
  const everybody = useListLandingDeals({ query: { enabled: outside } })
  const latest = useListUtaDeals({ per_page: LATEST }, { query: { refetchOnReconnect: false } })
  return (
    <UtaScreen
      // Figures change where they stand. The rows of the deals would move under the user's eyes: they are asked for with the page alone.
      uta={toLoadable(useGetUtaBalance({ query: { refetchInterval: UTA_REFRESH } }))}
      subscriptions={toLoadable(subscriptions)}
      settings={toLoadable(useGetUserSettings(holdSettings))}
      statistics={toLoadable(useGetUtaStatistics())}
      deals={toRows(latest)}
      publicDeals={mapLoadable(toLoadable(everybody), ({ data }) => data.slice(0, LATEST))}
      insurances={config.flags.insurance ? toRows(insured) : null}
      links={{
        utaRefill: to('/cabinet/trade/uta/refill'),
        utaWithdrawal: to('/cabinet/trade/uta/withdrawal'),
        utaSubscribe: to('/cabinet/trade/uta/subscribe'),
        deals: to('/cabinet/trade/uta/deals'),
        deal: (id) => to('/cabinet/trade/uta/deals', { search: { deal: id } }),
        statistics: to('/cabinet/trade/uta/statistics'),
        insurance: to('/cabinet/trade/uta/insurance', { search: { from: 'uta' } }),
      }}
    />
  )
}
