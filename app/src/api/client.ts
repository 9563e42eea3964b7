import { MutationCache, QueryClient } from '@tanstack/react-query'
import { QUERY_GC } from '../lib/constants.ts'
import { invalidateAfter, invalidateSettings } from './invalidation.ts'
import { retryDelay, shouldRetry } from './policy.ts'
import { isApiError, isFrozen } from './to-problem.ts'

/** Creates a query client with the policy of policy.ts. Each session gets its own, so that it never reads the cache of the previous one. */
export function createQueryClient(gcTime = QUERY_GC): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSettled: (_data, error, _variables, _context, mutation) => {
        if (isFrozen(error)) invalidateSettings(client)
        // A refused write changed nothing. A write with an unknown outcome may have.
        if (!error || (isApiError(error) && error.kind === 'unknown-outcome')) invalidateAfter(client, mutation.options.mutationKey?.[0])
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay,
        // The first attempt runs even offline, so that the screen can report it; retries wait for a connection.
        networkMode: 'offlineFirst',
      },
      // Variables contain passwords and codes: they are not cached and do not wait for a connection.
      mutations: { retry: false, gcTime: 0, networkMode: 'always' },
    },
  })
  return client
}
