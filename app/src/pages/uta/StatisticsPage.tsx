import { failed } from '#design-system/lib/loadable.ts'
import { monthsDown } from '#design-system/lib/dates.ts'
import { dayColumns } from '#design-system/screens/uta/fileColumns.ts'
import { StatisticsScreen } from '#design-system/screens/uta/StatisticsScreen.tsx'
import { getGetUtaStatisticsQueryOptions, useGetUtaStatistics } from '#sdk'
import type { PageQueries } from '../../api/prefetch.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { saveCsv } from '../../lib/csv.ts'
import { useSearchState } from '../../hooks/search-params.ts'
import { usePath } from '../../hooks/use-path.ts'
import { dealFilters } from './deals.ts'

const statisticsSearch = { month: dealFilters.month }

export const queries: PageQueries = (client) => client.prefetchQuery(getGetUtaStatisticsQueryOptions())

export default function StatisticsPage() {
  const { to } = usePath()
  const [{ month: asked }, setSearch] = useSearchState(statisticsSearch)
  // The present month is asked for by no name: which one it is, the server knows.
  const present = useGetUtaStatistics()
  const chosen = useGetUtaStatistics(asked ? { month: asked } : undefined)
  const answer = toLoadable(chosen)
  // A server that ignores the month sends another one, whose figures are not those that were asked for.
  const isOther = asked !== undefined && answer.state === 'ready' && answer.value.month.month !== asked
  const statistics = isOther ? failed({ kind: 'contract' }, () => void chosen.refetch()) : answer
  const last = present.data?.months.at(-1)?.month ?? present.data?.month.month
  return (
    <StatisticsScreen
      statistics={statistics}
      month={asked ?? last ?? null}
      months={present.data && last ? monthsDown(present.data.first_month, last) : []}
      onMonth={(month) => setSearch(month === last ? {} : { month })}
      onExport={() => {
        if (statistics.state !== 'ready') return
        const { month, days } = statistics.value.month
        void saveCsv(`uta-${month}`, dayColumns, days)
      }}
      dealsHref={(month, pair) => to('/cabinet/trade/uta/deals', { search: { month, pair } })}
      dayHref={(date) => to('/cabinet/trade/uta/deals', { search: { date_from: date, date_to: date } })}
      utaHref={to('/cabinet/trade/uta')}
    />
  )
}
