import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { toLoadable } from './to-loadable.ts'
import type { Result } from './to-loadable.ts'

/** The next cursor of a Laravel cursor page; nothing on the last page. */
const nextCursor = (page: { meta: { next_cursor: string | null } }): string | undefined => page.meta.next_cursor ?? undefined

/** How every list of the contract is paginated: options of an infinite query. */
export const byCursor = { getNextPageParam: nextCursor, initialPageParam: undefined }

type Pages<P> = Result<{ pages: P[] } | undefined> &
  Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>

export interface InfiniteList<T> {
  items: Loadable<T[]>
  more: boolean
  loadingMore: boolean
  moreFailed: boolean
  onMore: () => void
  /** When the first page was fetched (ms since 1970). Fetching further pages changes the query's own time. */
  asOf: number | null
}

const came = new WeakMap<object, number>()
/**
 * Records when a page was fetched. Structural sharing keeps the same object when a refetch returns equal data, and the page is then as new as the
 * response.
 */
export const markFetchedAt = (page: object, at: number): void => void came.set(page, at)
function cameAt(page: object, at: number): number {
  const known = came.get(page)
  if (known === undefined) came.set(page, at)
  return known ?? at
}

/** A cursor-paginated list: one `Loadable` of all items so far, and the state of the list's end. */
export function toInfiniteList<T>(query: Pages<{ data: T[] }>): InfiniteList<T> {
  const { data, refetch, dataUpdatedAt } = query
  const first = data?.pages[0]
  const asOf = first ? cameAt(first, dataUpdatedAt) : null
  // If a further page failed, the list's end shows the error; the items above it are still valid.
  const error = query.isFetchNextPageError ? null : query.error
  return {
    items: toLoadable({ ...query, error, data: data?.pages.flatMap((page) => page.data), dataUpdatedAt: asOf ?? dataUpdatedAt, refetch }),
    more: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    asOf,
    // Does not fetch a page again that is already being fetched.
    onMore: () => void (query.isFetchingNextPage || query.fetchNextPage({ cancelRefetch: false })),
  }
}
