import { MutationCache, QueryClient } from '@tanstack/react-query'
import { QUERY_GC } from '../constants.ts'
import { spoil } from './invalidation.ts'
import { retryDelay, shouldRetry } from './policy.ts'
import { isApiError } from './to-problem.ts'

/** The policy of product.md §9 and decisions.md §1. One client per session: what belonged to the last one cannot be asked of the next. */
export function createQueryClient(gcTime = QUERY_GC): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSettled: (_data, error, _variables, _context, mutation) => {
        // A refused write changed nothing. One whose outcome is not known may have.
        if (!error || (isApiError(error) && error.kind === 'unknown-outcome')) spoil(client, mutation.options.mutationKey?.[0])
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime,
        refetchOnWindowFocus: false,
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
