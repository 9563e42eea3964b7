import { useSearchParams } from 'react-router-dom'
import { monthsDown } from '#design-system/screens/uta/dealFilters.ts'
import { DealsScreen } from '#design-system/screens/uta/DealsScreen.tsx'
import { useGetUtaDeal, useGetUtaStatistics } from '#sdk'
import { now } from '../../clock.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { useSubmission } from '../../query/use-submission.ts'
import { useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { useWayBack } from '../../root/use-way-back.ts'
import { readDeal, readDealFilters, writeDealFilters } from './deal-filters.ts'
import { exportDeals } from './export-deals.ts'
import { PAGE, useDealList } from './use-deal-list.ts'

export default function DealsRoute() {
  const { to, link } = usePath()
  const [query, setQuery] = useSearchParams()
  const filters = readDealFilters(query)
  const open = readDeal(query)
  const { items, more, loadingMore, moreFailed, onMore, asOf, newer, refreshing, onRefresh } = useDealList(filters)
  const statistics = useGetUtaStatistics().data
  const detail = toLoadable(useGetUtaDeal(open ?? '', { query: { enabled: open !== null } }))
  const [exporting, onExport] = useSubmission(() => exportDeals(filters, new Date(now())))
  const onClose = useWayBack(open !== null, () => setQuery(writeDealFilters(filters), { replace: true, preventScrollReset: true }))
  const traded = [
    ...(statistics?.month.pairs.map(({ pair }) => pair) ?? []),
    ...(items.state === 'ready' ? items.value.map(({ pair }) => pair) : []),
  ]

  return (
    <DealsScreen
      deals={items}
      asOf={asOf}
      newer={newer}
      refreshing={refreshing}
      onRefresh={onRefresh}
      filters={filters}
      onFilters={(next) => setQuery(writeDealFilters(next), { replace: true, preventScrollReset: true })}
      months={statistics ? monthsDown(statistics.first_month, statistics.months.at(-1)?.month ?? statistics.month.month) : []}
      pairs={[...new Set(traded)].sort()}
      more={more}
      loadingMore={loadingMore}
      moreFailed={moreFailed}
      step={PAGE}
      onMore={onMore}
      exporting={exporting}
      onExport={onExport}
      dealHref={(id) => `${to('/cabinet/trade/uta/deals')}?${writeDealFilters(filters, id).toString()}`}
      detail={open === null ? null : { id: open, deal: detail, onClose }}
      hidden={useUi().hidden}
      subscribeHref={link('/cabinet/trade/uta/subscribe')}
    />
  )
}
