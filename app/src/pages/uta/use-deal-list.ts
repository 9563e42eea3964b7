import { focusManager, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getListUtaDealsInfiniteQueryKey, getListUtaDealsInfiniteQueryOptions, useListUtaDeals, useListUtaDealsInfinite } from '#sdk'
import type { ListUtaDealsParams, UtaDeal, UtaDealPage } from '#sdk'
import type { Submission } from '#design-system/lib/submission.ts'
import type { DealFilters } from '#design-system/screens/uta/dealFilters.ts'
import { listMatchingDeals } from '../../api/deals.ts'
import { markFetchedAt, pagesOf, toInfiniteList } from '../../api/infinite-list.ts'
import type { InfiniteList } from '../../api/infinite-list.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'

/** The strip's sixty are the first page. */
export const PAGE = 60
const LOOK_AGAIN = 60_000

type Pages = InfiniteData<UtaDealPage, ListUtaDealsParams['cursor']>

export interface DealList extends InfiniteList<UtaDeal> {
  newer: boolean
  refreshing: Submission
  onRefresh: () => void
}

/** The list as it is before anything is filtered. */
export const dealsQuery = (filters: DealFilters = {}) => {
  const params = { ...filters, per_page: PAGE }
  return getListUtaDealsInfiniteQueryOptions(params, { query: pagesOf(listMatchingDeals, params) })
}

/**
 * Deals by cursor. While it is read the list is not asked for again, which would move it and cost as many calls as it has pages: once a minute its
 * first page alone is compared with what the server has, and the user decides.
 */
export function useDealList(filters: DealFilters): DealList {
  const client = useQueryClient()
  const params = { ...filters, per_page: PAGE }
  const pages = useListUtaDealsInfinite(params, { query: pagesOf(listMatchingDeals, params) })
  const first = pages.data?.pages[0]
  const list = toInfiniteList(pages)
  const { asOf } = list
  // Asked by the clock alone: the list itself has just asked.
  const head = useListUtaDeals(params, { query: { enabled: false, queryFn: ({ signal }) => listMatchingDeals(params, { signal }) } })
  const { refetch } = head
  const isThere = first !== undefined
  useEffect(() => {
    if (!isThere) return undefined
    const timer = setInterval(() => void (focusManager.isFocused() && refetch()), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [isThere, refetch])
  const newer =
    first !== undefined &&
    asOf !== null &&
    head.dataUpdatedAt > asOf &&
    head.data !== undefined &&
    JSON.stringify(head.data.data) !== JSON.stringify(first.data)
  const refreshing = useWrite({
    mutationFn: async () => {
      const page = await listMatchingDeals(params)
      const shown = client.setQueryData<Pages>(getListUtaDealsInfiniteQueryKey(params), { pages: [page], pageParams: [undefined] })
      if (shown?.pages[0]) markFetchedAt(shown.pages[0], Date.now())
      window.scrollTo({ top: 0 })
    },
  })
  return { ...list, newer, refreshing: toSubmission(refreshing), onRefresh: refreshing.mutate }
}
