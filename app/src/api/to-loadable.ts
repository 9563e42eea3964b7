import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { isApiError, toProblem } from './to-problem.ts'

type Result<D> = Pick<UseQueryResult<unknown, unknown>, 'error' | 'fetchStatus' | 'dataUpdatedAt' | 'failureReason'> & {
  data: D
  refetch: () => unknown
}

/** A read as a screen takes it. Saved data that could not be renewed says since when it is true, and why. */
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
  /** When its first page came (ms): further pages move the query's own date. */
  asOf: number | null
}

const came = new WeakMap<object, number>()
/** Asked for again and found the same, a page is as new as the answer. */
export const markFetchedAt = (page: object, at: number): void => void came.set(page, at)
function cameAt(page: object, at: number): number {
  const known = came.get(page)
  if (known === undefined) came.set(page, at)
  return known ?? at
}

/** A list by cursor: one `Loadable` of all the items so far, and what the list's end needs. */
export function toInfiniteList<T>(query: Pages<{ data: T[] }>): InfiniteList<T> {
  const { data, refetch, dataUpdatedAt } = query
  const first = data?.pages[0]
  const asOf = first ? cameAt(first, dataUpdatedAt) : null
  // A failed further page belongs to the list's end; the items above it are as true as before.
  const error = query.isFetchNextPageError ? null : query.error
  return {
    items: toLoadable({ ...query, error, data: data?.pages.flatMap((page) => page.data), dataUpdatedAt: asOf ?? dataUpdatedAt, refetch }),
    more: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    // The latch: a page that is on its way is not asked for again.
    asOf,
    onMore: () => void (query.isFetchingNextPage || query.fetchNextPage({ cancelRefetch: false })),
  }
}

/** Laravel's cursor page: the next cursor, or nothing at the end. */
export const nextCursor = (page: { meta: { next_cursor: string | null } }): string | undefined => page.meta.next_cursor ?? undefined
