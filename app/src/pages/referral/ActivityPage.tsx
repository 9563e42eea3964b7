import { ActivityScreen } from '#design-system/screens/referral/ActivityScreen.tsx'
import type { ActivityPeriod } from '#design-system/screens/referral/activityPeriod.ts'
import { listPartners, useGetReferralStatistic, useListPartnersInfinite } from '#sdk'
import type { ListPartnersParams, Partner } from '#sdk'
import { filteredList } from '../../api/filtered-list.ts'
import { byCursor, toInfiniteList } from '../../api/infinite-list.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePage } from '../../hooks/use-page.ts'
import type { RoutePath } from '../../site/paths.ts'
import { usePath } from '../../hooks/use-path.ts'

const active: ListPartnersParams = { is_active: true, with_activity: true, per_page: 50 }

/** Active partners, also of a server that ignores the filter. */
const listActivePartners = filteredList('listPartners', listPartners, ({ is_active }: ListPartnersParams) => [
  { name: 'is_active', allows: (partner: Partner) => partner.is_active === is_active },
])

const periods: Partial<Record<RoutePath, ActivityPeriod>> = {
  '/cabinet/referral/actives/week': 'week',
  '/cabinet/referral/actives/month': 'month',
}

/** The three activity pages, which differ only in their period. */
export default function ActivityPage() {
  const { to } = usePath()
  const { template } = usePage()
  const period = (template && periods[template]) ?? 'all'
  const pages = useListPartnersInfinite(active, {
    query: {
      ...byCursor,
      enabled: period !== 'all',
      queryFn: ({ signal, pageParam }) => listActivePartners({ ...active, ...(pageParam && { cursor: pageParam }) }, { signal }),
    },
  })
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
