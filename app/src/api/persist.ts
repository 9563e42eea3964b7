import type { Query, QueryClient } from '@tanstack/react-query'
import { defaultShouldDehydrateQuery } from '@tanstack/react-query'
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import { CACHE_KEY, QUERY_SAVED } from '../lib/constants.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'
import type { Owner, PersistedQuery } from './persisted-cache.ts'
import { parsePersisted, persistedQueryOf, serializePersisted } from './persisted-cache.ts'

export interface PersistSettings {
  keep: SafeStorage
  allowed: readonly PersistedQuery[]
  /** Whose data the cache holds. `null` while a session ends or another tab has begun one; nothing is stored then. */
  owner: () => Owner | null
}

/**
 * Restores the persisted data of the same user, language and build into the client and persists the allowed queries when they change.
 * @returns a function that stops it
 */
export function persist(client: QueryClient, { keep, allowed, owner }: PersistSettings): () => void {
  const initial = owner()
  if (!initial) return () => {}
  const { user, locale, version } = initial

  const isSavable = (query: Query): boolean => defaultShouldDehydrateQuery(query) && persistedQueryOf(query.queryKey, allowed) !== undefined

  /** Time of the newest data written, ms since 1970. The library calls `persistClient` at every event of every query. */
  let written = 0
  const persister: Persister = {
    persistClient(saved: PersistedClient) {
      const newest = Math.max(0, ...saved.clientState.queries.map(({ state }) => state.dataUpdatedAt))
      if (newest <= written || owner()?.user !== user) return
      const text = serializePersisted(saved)
      // Storage is full or blocked. Persisted data is only a convenience; the data is still in memory.
      if (text === null || !keep.set(CACHE_KEY, text)) keep.remove(CACHE_KEY)
      else written = newest
    },
    restoreClient: () => parsePersisted(keep.get(CACHE_KEY), allowed),
    removeClient: () => keep.remove(CACHE_KEY),
  }

  const [stop] = persistQueryClient({
    queryClient: client,
    persister,
    maxAge: QUERY_SAVED,
    buster: JSON.stringify([user, locale, version]),
    dehydrateOptions: { shouldDehydrateQuery: isSavable, shouldDehydrateMutation: () => false },
  })
  return stop
}

export const clearPersisted = (keep: SafeStorage): void => keep.remove(CACHE_KEY)
