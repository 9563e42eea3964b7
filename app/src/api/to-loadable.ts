import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { isApiError, toProblem } from './to-problem.ts'

type Result<D> = Pick<UseQueryResult<unknown, unknown>, 'error' | 'fetchStatus' | 'dataUpdatedAt' | 'failureReason'> & {
  data: D
  refetch: () => unknown
}

/** Converts a query result for a screen. Stale data that could not be refetched carries its time and the error. */
export function toLoadable<D>(query: Result<D>): Loadable<Exclude<D, undefined>> {
  const retry = (): void => void query.refetch()
  const paused = query.fetchStatus === 'paused'
  const error = paused ? query.failureReason : query.error
  const problem = paused
    ? { kind: 'offline' as const }
    : error && !(isApiError(error) && error.kind === 'aborted')
      ? toProblem(error)
      : null
  const asOf = query.dataUpdatedAt
  if (query.data !== undefined)
    return ready(query.data as Exclude<D, undefined>, problem ? { asOf, savedAt: asOf, problem, retry } : { asOf })
  return problem && (paused || query.fetchStatus === 'idle') ? failed(problem, retry) : loading
}

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
    // Does not fetch a page again that is already being fetched.
    asOf,
    onMore: () => void (query.isFetchingNextPage || query.fetchNextPage({ cancelRefetch: false })),
  }
}

/** The next cursor of a Laravel cursor page; nothing on the last page. */
export const nextCursor = (page: { meta: { next_cursor: string | null } }): string | undefined => page.meta.next_cursor ?? undefined
