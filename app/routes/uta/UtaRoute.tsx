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
import { UTA_REFRESH } from '../../constants.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { useApp, useConfig, useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

const LATEST = 5

export default function UtaRoute() {
  const { ui } = useApp().page
  const config = useConfig()
  const { to, link } = usePath()
  const subscriptions = useListUtaSubscriptions()
  const insured = useListUserInsurances({ query: { enabled: config.flags.insurance } })
  // Only who never subscribed is shown the deals of everybody.
  const outside = subscriptions.data?.data.length === 0
  const everybody = useListLandingDeals({ query: { enabled: outside } })
  const latest = useListUtaDeals({ per_page: LATEST }, { query: { refetchOnReconnect: false } })
  return (
    <UtaScreen
      // Figures change where they stand. The rows of the deals would move under the reader's eyes: they are asked for with the page alone.
      uta={toLoadable(useGetUtaBalance({ query: { refetchInterval: UTA_REFRESH } }))}
      subscriptions={toLoadable(subscriptions)}
      settings={toLoadable(useGetUserSettings())}
      statistics={toLoadable(useGetUtaStatistics())}
      deals={mapLoadable(toLoadable(latest), ({ data }) => data)}
      publicDeals={mapLoadable(toLoadable(everybody), ({ data }) => data.slice(0, LATEST))}
      insurances={config.flags.insurance ? mapLoadable(toLoadable(insured), ({ data }) => data) : null}
      hidden={useUi().hidden}
      onHidden={(hidden) => ui.change({ hidden })}
      links={{
        utaRefill: link('/cabinet/trade/uta/refill'),
        utaWithdrawal: link('/cabinet/trade/uta/withdrawal'),
        utaSubscribe: link('/cabinet/trade/uta/subscribe'),
        deals: link('/cabinet/trade/uta/deals'),
        deal: link('/cabinet/trade/uta/deals') === null ? null : (id) => `${to('/cabinet/trade/uta/deals')}?deal=${encodeURIComponent(id)}`,
        statistics: link('/cabinet/trade/uta/statistics'),
        insurance: link('/cabinet/trade/uta/insurance'),
      }}
    />
  )
}
