import type { Query, QueryClient } from '@tanstack/react-query'
import { defaultShouldDehydrateQuery } from '@tanstack/react-query'
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import { CACHE_KEY, QUERY_SAVED } from '../constants.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import type { Owner, PersistedQuery } from './persisted-cache.ts'
import { parsePersisted, persistedQueryOf, serializePersisted } from './persisted-cache.ts'

export interface PersistSettings {
  keep: SafeStorage
  allowed: readonly PersistedQuery[]
  /** Whose data the cache holds now; `null` while a session ends or another tab has begun one: nothing is written then. */
  owner: () => Owner | null
}

/**
 * Restores the saved answers of the same user, language and version into the client and saves the allowed ones when they change.
 * @returns what stops it
 */
export function persist(client: QueryClient, { keep, allowed, owner }: PersistSettings): () => void {
  const initial = owner()
  if (!initial) return () => {}
  const { user, locale, version } = initial

  const isSavable = (query: Query): boolean => defaultShouldDehydrateQuery(query) && persistedQueryOf(query.queryKey, allowed) !== undefined

  /** The newest answer written, milliseconds since 1970: the library saves at every event of every query. */
  let written = 0
  const persister: Persister = {
    persistClient(saved: PersistedClient) {
      const newest = Math.max(0, ...saved.clientState.queries.map(({ state }) => state.dataUpdatedAt))
      if (newest <= written || owner()?.user !== user) return
      const text = serializePersisted(saved)
      // Full or blocked storage: saved data is a convenience, and memory already has it.
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
