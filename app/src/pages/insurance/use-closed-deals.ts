import { failed } from '#design-system/lib/loadable.ts'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { useListUtaDealsInfinite } from '#sdk'
import type { UtaDeal } from '#sdk'
import { listMatchingDeals } from '../../api/deals.ts'
import { byCursor, isWhole, rowsOf } from '../../api/infinite-list.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useEveryPage } from '../../api/use-every-page.ts'

/** The contract's maximum page size. */
const PART = 200

/** All deals closed since a day (YYYY-MM-DD; `null`: not known yet); not ready before the last page is there. */
export function useClosedDeals(since: string | null): Loadable<UtaDeal[]> {
  const params = { type: 'closed' as const, per_page: PART, ...(since !== null && { date_from: since }) }
  const pages = useListUtaDealsInfinite(params, {
    query: {
      ...byCursor,
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam?: unknown }) =>
        listMatchingDeals({ ...params, ...(typeof pageParam === 'string' && { cursor: pageParam }) }, { signal }),
      enabled: since !== null,
    },
  })
  const onMore = useEveryPage(pages)
  const isThere = pages.data !== undefined && !pages.hasNextPage
  const all = isThere && isWhole(pages.data.pages) ? rowsOf(pages.data.pages) : undefined
  // A server that does not send the rest: a claim of a part would be wrong.
  if (isThere && all === undefined) return failed({ kind: 'contract' }, () => void pages.refetch())
  return toLoadable({ ...pages, data: all, refetch: pages.isFetchNextPageError ? onMore : pages.refetch })
}
