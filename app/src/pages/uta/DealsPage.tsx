import type { Loadable } from '#design-system/lib/loadable.ts'
import { monthsDown } from '#design-system/lib/dates.ts'
import { DealsScreen } from '#design-system/screens/uta/DealsScreen.tsx'
import { getGetUtaStatisticsQueryOptions, useGetUtaDeal, useGetUtaStatistics, useListLandingDeals, useListUtaSubscriptions } from '#sdk'
import type { UtaDeal } from '#sdk'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { useListExport } from '../../api/export-list.ts'
import type { PageQueries } from '../../api/prefetch.ts'
import { toLoadable, toRows } from '../../api/to-loadable.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useListPage } from '../../hooks/use-list-page.ts'
import { dealFile, dealFilters } from './deals.ts'
import { dealsQuery, PAGE, useDealList } from './use-deal-list.ts'

export const queries: PageQueries = (client) => [
  client.prefetchInfiniteQuery(dealsQuery()),
  client.prefetchQuery(getGetUtaStatisticsQueryOptions()),
]

/** One deal of a list that holds all there is of it. */
const dealOf = (deals: Loadable<UtaDeal[]>, id: string | null): Loadable<UtaDeal> => {
  if (deals.state !== 'ready') return deals
  const deal = deals.value.find((one) => one.id === id)
  return deal ? ready(deal) : failed({ kind: 'missing' }, () => undefined)
}

export default function DealsPage() {
  const { to } = usePath()
  const { filters, onFilters, open, close, hrefOf, stepsIn } = useListPage('/cabinet/trade/uta/deals', dealFilters, 'deal')
  const { items, ...list } = useDealList(filters)
  const statistics = useGetUtaStatistics().data
  // Somebody who never subscribed has no deal of their own: the latest of everybody stand in their place.
  const subscriptions = useListUtaSubscriptions()
  const outside = subscriptions.data?.data.length === 0
  const everybody = useListLandingDeals({ query: { enabled: outside } })
  const publicDeals = outside ? toRows(everybody) : null
  const own = useGetUtaDeal(open ?? '', { query: { enabled: open !== null && subscriptions.isFetched && !outside } })
  const detail = publicDeals === null ? toLoadable(own) : dealOf(publicDeals, open)
  const listed = publicDeals ?? items
  const steps = listed.state === 'ready' ? stepsIn(listed.value.map(({ id }) => id)) : null
  const traded = [
    ...(statistics?.month.pairs.map(({ pair }) => pair) ?? []),
    ...(items.state === 'ready' ? items.value.map(({ pair }) => pair) : []),
  ]

  return (
    <DealsScreen
      // Before it is known whose deals they are, an empty list says nothing.
      deals={items.state === 'ready' && items.value.length === 0 && subscriptions.isPending ? loading : items}
      publicDeals={publicDeals}
      {...list}
      filters={filters}
      onFilters={onFilters}
      months={statistics ? monthsDown(statistics.first_month, statistics.months.at(-1)?.month ?? statistics.month.month) : []}
      pairs={[...new Set(traded)].sort()}
      step={PAGE}
      {...useListExport(() => dealFile, filters)}
      dealHref={hrefOf}
      detail={open === null ? null : { id: open, deal: detail, steps, onClose: close }}
      subscribeHref={to('/cabinet/trade/uta/subscribe')}
    />
  )
}
