import { normalizeSearchText } from '#design-system/lib/partnerTree.ts'
import { readSort, sortText } from '#design-system/lib/sort.ts'
import { ActivityScreen } from '#design-system/screens/referral/ActivityScreen.tsx'
import { activeColumns, byLevel } from '#design-system/screens/referral/activityPeriod.ts'
import type { ActivityPeriod } from '#design-system/screens/referral/activityPeriod.ts'
import { listPartners, useGetReferralStatistic, useListPartnersInfinite } from '#sdk'
import type { ListPartnersParams, ListPartnersSort, Partner } from '#sdk'
import { filteredList } from '../../api/filtered-list.ts'
import { pagesOf, toInfiniteList } from '../../api/infinite-list.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSearchState } from '../../hooks/search-params.ts'
import { usePage } from '../../hooks/use-page.ts'
import type { RoutePath } from '../../site/paths.ts'
import { usePath } from '../../hooks/use-path.ts'
import { inPlace } from '../../hooks/use-search.ts'
import { useUrlText } from '../../hooks/use-url-text.ts'

const active: ListPartnersParams = { is_active: true, with_activity: true, per_page: 50 }

/** Active partners, also of a server that ignores the filters. */
const listActivePartners = filteredList('listPartners', listPartners, ({ is_active, search }: ListPartnersParams) => [
  { name: 'is_active', allows: (partner: Partner) => partner.is_active === is_active },
  ...(search ? [{ name: 'search', allows: nameContains(search) }] : []),
])

const nameContains = (search: string) => (partner: Partner) => normalizeSearchText(partner.name).includes(normalizeSearchText(search))

/** The contract's longest search text. */
const LONGEST = 64
const activitySearch = {
  search: (raw: string) => raw.slice(0, LONGEST),
  sort: (raw: string) => (readSort(raw, activeColumns) ? (raw as ListPartnersSort) : undefined),
}

const periods: Partial<Record<RoutePath, ActivityPeriod>> = {
  '/cabinet/referral/actives/week': 'week',
  '/cabinet/referral/actives/month': 'month',
}

/** The three activity pages, which differ only in their period. */
export default function ActivityPage() {
  const { to } = usePath()
  const { template } = usePage()
  const period = (template && periods[template]) ?? 'all'
  const [{ search: written = '', sort }, setSearch] = useSearchState<{ search?: string; sort?: ListPartnersSort }>(activitySearch)
  const [search, onSearch] = useUrlText(written, (text) => setSearch({ search: text, sort }, inPlace))
  const params = { ...active, ...(written && { search: written }), ...(sort && { sort }) }
  const pages = useListPartnersInfinite(params, {
    query: {
      ...pagesOf(listActivePartners, params),
      enabled: period !== 'all',
    },
  })
  return (
    <ActivityScreen
      period={period}
      statistic={toLoadable(useGetReferralStatistic())}
      partners={
        period === 'all'
          ? null
          : {
              ...toInfiniteList(pages),
              search,
              onSearch,
              sort: (sort && readSort(sort, activeColumns)) || byLevel,
              onSort: (next) =>
                setSearch({ search: written, ...(sortText(next) !== sortText(byLevel) && { sort: sortText(next) as ListPartnersSort }) }),
            }
      }
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
