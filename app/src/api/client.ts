import { MutationCache, QueryClient } from '@tanstack/react-query'
import { QUERY_GC } from '../constants.ts'
import { invalidateAfter } from './invalidation.ts'
import { retryDelay, shouldRetry } from './policy.ts'
import { isJustAsked } from './prefetch.ts'
import { isApiError } from './to-problem.ts'

/** The query client with the policy of policy.ts. One client per session, so that a session never reads the cache of the last. */
export function createQueryClient(gcTime = QUERY_GC): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSettled: (_data, error, _variables, _context, mutation) => {
        // A refused write changed nothing. One whose outcome is not known may have.
        if (!error || (isApiError(error) && error.kind === 'unknown-outcome')) invalidateAfter(client, mutation.options.mutationKey?.[0])
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime,
        refetchOnWindowFocus: false,
        refetchOnMount: ({ queryHash, state }) => state.isInvalidated || !isJustAsked(queryHash),
        retry: shouldRetry,
        retryDelay,
        // The first try goes out even offline, so that the screen can say so; its repeats wait for the line.
        networkMode: 'offlineFirst',
      },
      // Variables hold passwords and codes: nothing is kept, nothing waits for a line.
      mutations: { retry: false, gcTime: 0, networkMode: 'always' },
    },
  })
  return client
}
