import type { Loadable } from '#design-system/lib/loadable.ts'
import { useListUtaDealsInfinite } from '#sdk'
import type { UtaDeal } from '#sdk'
import { listMatchingDeals } from '../../api/deals.ts'
import { pagesOf } from '../../api/infinite-list.ts'
import { useWholeList } from '../../api/use-every-page.ts'

/** The contract's maximum page size. */
const PART = 200

/** All deals closed since a day (YYYY-MM-DD; `null`: not known yet). */
export function useClosedDeals(since: string | null): Loadable<UtaDeal[]> {
  const params = { type: 'closed' as const, per_page: PART, ...(since !== null && { date_from: since }) }
  const pages = useListUtaDealsInfinite(params, { query: { ...pagesOf(listMatchingDeals, params), enabled: since !== null } })
  return useWholeList(pages)
}
