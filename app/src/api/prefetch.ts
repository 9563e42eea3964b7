import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Config } from '../lib/config.ts'
import { JUST_ASKED } from '../lib/constants.ts'

/** The methods of the query client that a page may call before it renders. */
export type Prefetcher = Pick<QueryClient, 'prefetchQuery' | 'prefetchInfiniteQuery'>

/** Starts the queries that a page needs without any filter in the URL. A page's module exports it as `queries`. */
export type PageQueries = (client: Prefetcher, deployment: Pick<Config, 'flags'>) => unknown

/** The query client for loaders, which always ask: all data is stale at once. The page that mounts then does not ask a second time. */
export function createPrefetcher(client: QueryClient): Prefetcher {
  const share = (key: QueryKey): void => client.setQueryDefaults(key, { ...client.getQueryDefaults(key), staleTime: JUST_ASKED })
  return {
    prefetchQuery(options) {
      share(options.queryKey)
      return client.prefetchQuery({ ...options, staleTime: 0 })
    },
    prefetchInfiniteQuery(options) {
      share(options.queryKey)
      return client.prefetchInfiniteQuery({ ...options, staleTime: 0 })
    },
  }
}
