import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { toLoadable } from './to-loadable.ts'
import type { Result } from './to-loadable.ts'

export interface CursorPage<T> {
  data: T[]
  meta: { next_cursor: string | null }
}

/** The next cursor of a Laravel cursor page; nothing on the last page, nor from a server that names a page again that it has already sent. */
const nextCursor = (page: CursorPage<unknown>, _: unknown, __: unknown, asked: readonly (string | undefined)[]): string | undefined => {
  const next = page.meta.next_cursor ?? undefined
  return asked.includes(next) ? undefined : next
}

/** How every list of the contract is paginated: options of an infinite query. */
export const byCursor = { getNextPageParam: nextCursor, initialPageParam: undefined }

/** How a list's pages are fetched by a function of its own: options of an infinite query. */
export const pagesOf = <Params extends object, Page>(
  list: (params: Params & { cursor?: string }, options: { signal: AbortSignal }) => Promise<Page>,
  params: Params,
) => ({
  ...byCursor,
  queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam?: unknown }) =>
    list({ ...params, ...(typeof pageParam === 'string' && { cursor: pageParam }) }, { signal }),
})

/** Whether these pages are all of the list. A total may be shown of such a list alone. */
export const isWhole = (pages: readonly CursorPage<unknown>[]): boolean => pages.at(-1)?.meta.next_cursor === null

/** The rows of all pages, each once: where pages are numbered, a new row at the top pushes one to the next page, which is then sent twice. */
export function rowsOf<T extends { id: string }>(pages: readonly CursorPage<T>[]): T[] {
  const seen = new Set<string>()
  return pages.flatMap(({ data }) => data.filter(({ id }) => !seen.has(id) && seen.add(id)))
}

type Pages<P> = Result<{ pages: P[] } | undefined> &
  Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>

export interface InfiniteList<T> {
  items: Loadable<T[]>
  more: boolean
  loadingMore: boolean
  /** The next page failed, or the server did not send it: the list is not whole, and `onMore` tries again. */
  moreFailed: boolean
  /** All of the list is there. */
  whole: boolean
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
export function toInfiniteList<T extends { id: string }>(query: Pages<CursorPage<T>>): InfiniteList<T> {
  const { data, refetch, dataUpdatedAt } = query
  const first = data?.pages[0]
  const asOf = first ? cameAt(first, dataUpdatedAt) : null
  // If a further page failed, the list's end shows the error; the items above it are still valid.
  const error = query.isFetchNextPageError ? null : query.error
  const whole = data !== undefined && isWhole(data.pages)
  const isStuck = data !== undefined && !whole && !query.hasNextPage
  return {
    items: toLoadable({ ...query, error, data: data && rowsOf(data.pages), dataUpdatedAt: asOf ?? dataUpdatedAt, refetch }),
    more: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError || isStuck,
    whole,
    asOf,
    // Does not fetch a page again that is already being fetched. Where there is no page to ask for, the list is asked for anew.
    onMore: () => void (isStuck ? refetch() : query.isFetchingNextPage || query.fetchNextPage({ cancelRefetch: false })),
  }
}
