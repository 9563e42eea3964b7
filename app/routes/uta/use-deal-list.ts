import { useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { getListUtaDealsInfiniteQueryKey, listUtaDeals, useListUtaDeals, useListUtaDealsInfinite } from '#sdk'
import type { ListUtaDealsParams, UtaDeal, UtaDealPage } from '#sdk'
import type { DealFilters } from '#design-system/screens/uta/dealFilters.ts'
import { nextCursor, renewed, toEndlessList } from '../../query/to-loadable.ts'
import type { EndlessList } from '../../query/to-loadable.ts'
import { useSubmission } from '../../query/use-submission.ts'

/** The strip's sixty are the first page. */
export const PAGE = 60
const LOOK_AGAIN = 60_000

type Pages = InfiniteData<UtaDealPage, ListUtaDealsParams['cursor']>

export interface DealList extends EndlessList<UtaDeal> {
  newer: boolean
  refreshing: ReturnType<typeof useSubmission>[0]
  onRefresh: () => void
}

/**
 * Deals by cursor. The list is not asked for again behind the reader's back, which would move what is being read and cost as many calls as
 * it has pages: once a minute its first page alone is compared with what the server has, and the reader decides.
 */
export function useDealList(filters: DealFilters): DealList {
  const client = useQueryClient()
  const params = { ...filters, per_page: PAGE }
  const pages = useListUtaDealsInfinite(params, {
    query: { getNextPageParam: nextCursor, initialPageParam: undefined, staleTime: Number.POSITIVE_INFINITY },
  })
  const first = pages.data?.pages[0]
  const list = toEndlessList(pages)
  const { asOf } = list
  const head = useListUtaDeals(params, {
    query: {
      enabled: first !== undefined,
      staleTime: LOOK_AGAIN,
      refetchInterval: LOOK_AGAIN,
      ...(first && asOf !== null && { initialData: first, initialDataUpdatedAt: asOf }),
    },
  })
  const newer =
    first !== undefined &&
    asOf !== null &&
    head.dataUpdatedAt > asOf &&
    head.data !== undefined &&
    JSON.stringify(head.data.data) !== JSON.stringify(first.data)
  const [refreshing, onRefresh] = useSubmission(async () => {
    const page = await listUtaDeals(params)
    const shown = client.setQueryData<Pages>(getListUtaDealsInfiniteQueryKey(params), { pages: [page], pageParams: [undefined] })
    if (shown?.pages[0]) renewed(shown.pages[0], Date.now())
    window.scrollTo({ top: 0 })
  })
  return { ...list, newer, refreshing, onRefresh }
}
