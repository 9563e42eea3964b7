import { hashKey } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Config } from '../config.ts'
import { JUST_ASKED } from '../constants.ts'

/** The methods of the query client that a page may call before it renders. */
export type Prefetcher = Pick<QueryClient, 'prefetchQuery' | 'prefetchInfiniteQuery'>

/** Starts the queries that a page needs without any filter in the URL. A page's module exports it as `queries`. */
export type PageQueries = (client: Prefetcher, deployment: Pick<Config, 'flags'>) => unknown

const askedAt = new Map<string, number>()

/** Wraps the query client for loaders, recording the time of each prefetch. */
export function createPrefetcher(client: QueryClient): Prefetcher {
  const note = (key: QueryKey): void => void askedAt.set(hashKey(key), Date.now())
  return {
    prefetchQuery(options) {
      note(options.queryKey)
      return client.prefetchQuery(options)
    },
    prefetchInfiniteQuery(options) {
      note(options.queryKey)
      return client.prefetchInfiniteQuery(options)
    },
  }
}

/**
 * Whether a loader has just prefetched this query. All data is stale at once otherwise; this keeps the page's components from fetching a second time
 * as they mount.
 */
export const isJustAsked = (queryHash: string): boolean => Date.now() - (askedAt.get(queryHash) ?? 0) < JUST_ASKED
