import { ActivityScreen } from '#design-system/screens/referral/ActivityScreen.tsx'
import type { ActivityPeriod } from '#design-system/screens/referral/activityPeriod.ts'
import { useGetReferralStatistic, useListPartnersInfinite } from '#sdk'
import { byCursor, toInfiniteList } from '../../api/infinite-list.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'

const PART = 50

/** The three activity pages, which differ only in their period. */
export function ActivityPeriodPage({ period }: { period: ActivityPeriod }) {
  const { to } = usePath()
  const pages = useListPartnersInfinite(
    { is_active: true, with_activity: true, per_page: PART },
    { query: { ...byCursor, enabled: period !== 'all' } },
  )
  return (
    <ActivityScreen
      period={period}
      statistic={toLoadable(useGetReferralStatistic())}
      partners={period === 'all' ? null : toInfiniteList(pages)}
      links={{
        all: to('/cabinet/referral/actives'),
        week: to('/cabinet/referral/actives/week'),
        month: to('/cabinet/referral/actives/month'),
        partner: (partnerId) => to('/cabinet/referral/structure/:partnerId', { params: { partnerId } }),
        info: to('/cabinet/referral/actives/info'),
      }}
    />
  )
}
