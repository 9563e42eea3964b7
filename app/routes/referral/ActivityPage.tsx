import { ActivityScreen } from '#design-system/screens/referral/ActivityScreen.tsx'
import type { ActivityPeriod } from '#design-system/screens/referral/ActivityScreen.tsx'
import { useGetReferralStatistic, useListPartnersInfinite } from '#sdk'
import { nextCursor, toEndlessList, toLoadable } from '../../query/to-loadable.ts'
import { useApp, useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

const PART = 50

/** The three activity pages differ by their period alone. */
export function ActivityPage({ period }: { period: ActivityPeriod }) {
  const { to, link } = usePath()
  const { ui } = useApp().page
  const pages = useListPartnersInfinite(
    { is_active: true, with_activity: true, per_page: PART },
    { query: { getNextPageParam: nextCursor, initialPageParam: undefined, enabled: period !== 'all' } },
  )
  return (
    <ActivityScreen
      period={period}
      statistic={toLoadable(useGetReferralStatistic())}
      partners={period === 'all' ? null : toEndlessList(pages)}
      hidden={useUi().hidden}
      onHidden={(hidden) => ui.change({ hidden })}
      links={{
        all: to('/cabinet/referral/actives'),
        week: to('/cabinet/referral/actives/week'),
        month: to('/cabinet/referral/actives/month'),
        info: link('/cabinet/referral/actives/info'),
      }}
    />
  )
}
