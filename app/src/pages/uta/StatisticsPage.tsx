import { useSearchParams } from 'react-router-dom'
import { monthsDown } from '#design-system/screens/uta/dealFilters.ts'
import { StatisticsScreen } from '#design-system/screens/uta/StatisticsScreen.tsx'
import { getGetUtaStatisticsQueryOptions, useGetUtaStatistics } from '#sdk'
import type { UtaDay } from '#sdk'
import type { PageQueries } from '../../api/prefetch.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { saveCsv } from '../../root/csv.ts'
import { usePath } from '../../root/use-path.ts'
import { readDealFilters, writeDealFilters } from './deal-filters.ts'

const columns = ['date', 'deals_closed', 'profit', 'profit_percent', 'balance'] as const satisfies readonly (keyof UtaDay)[]

export const queries: PageQueries = (client) => client.prefetchQuery(getGetUtaStatisticsQueryOptions())

export default function StatisticsPage() {
  const { to } = usePath()
  const [query, setQuery] = useSearchParams()
  const { month: asked } = readDealFilters(query)
  // The present month is asked for by no name: which one it is, the server knows.
  const present = useGetUtaStatistics()
  const chosen = useGetUtaStatistics(asked ? { month: asked } : undefined)
  const statistics = toLoadable(chosen)
  const deals = to('/cabinet/trade/uta/deals')
  const last = present.data?.months.at(-1)?.month ?? present.data?.month.month
  return (
    <StatisticsScreen
      statistics={statistics}
      month={asked ?? last ?? null}
      months={present.data && last ? monthsDown(present.data.first_month, last) : []}
      onMonth={(month) =>
        setQuery(month === last ? new URLSearchParams() : writeDealFilters({ month }), { replace: true, preventScrollReset: true })
      }
      onExport={() => chosen.data && void saveCsv(`uta-${chosen.data.month.month}`, columns, chosen.data.month.days)}
      dealsHref={(month, pair) => `${deals}?${writeDealFilters({ month, ...(pair && { pair }) }).toString()}`}
      refillHref={to('/cabinet/trade/uta/refill')}
    />
  )
}
