import { hashKey } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Config } from '../config.ts'
import { JUST_ASKED } from '../constants.ts'

/** What a page may do with the query client before it is drawn. */
export type Prefetcher = Pick<QueryClient, 'prefetchQuery' | 'prefetchInfiniteQuery'>

/** Starts what a page asks for while nothing in its address narrows it. Exported by the module of a page as `queries`. */
export type PageQueries = (client: Prefetcher, deployment: Pick<Config, 'flags'>) => unknown

const askedAt = new Map<string, number>()

/** The query client of a loader. */
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

/** Every answer is stale at once, but for the page whose loader has just asked for it: its parts would ask a second time as they are drawn. */
export const isJustAsked = (queryHash: string): boolean => Date.now() - (askedAt.get(queryHash) ?? 0) < JUST_ASKED
