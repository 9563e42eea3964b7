import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { defaultShouldDehydrateQuery, hashKey } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import type { PersistedClient } from '@tanstack/react-query-persist-client'
import * as z from 'zod/mini'
import { getGetPreferencesQueryKey, getListLandingDealsQueryKey } from '#sdk'
import { LandingDeals, Preferences } from '#sdk/schemas.ts'
import { CACHE_KEY, QUERY_SAVED } from '../lib/constants.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'

/** A query that may be persisted, and the schema that its data must match to be restored. */
export interface PersistedQuery {
  key: QueryKey
  schema: z.ZodMiniType
}

/** The queries that may be persisted: the same for every user, without personal data and without balances. */
export const persistedQueries: readonly PersistedQuery[] = [
  { key: getGetPreferencesQueryKey(), schema: Preferences },
  { key: getListLandingDealsQueryKey(), schema: LandingDeals },
]

/** Whose persisted data it is: a digest of the token, the language of the texts, the build of the application. */
export interface Owner {
  user: string
  locale: string
  version: string
}

export interface PersistSettings {
  keep: SafeStorage
  allowed: readonly PersistedQuery[]
  /** Whose data the cache holds. `null` while a session ends or another tab has begun one; nothing is stored then. */
  owner: () => Owner | null
}

const Saved = z.object({
  timestamp: z.int(),
  buster: z.string(),
  clientState: z.object({
    mutations: z.array(z.never()),
    queries: z
      .array(
        z.looseObject({
          queryKey: z.array(z.string()),
          queryHash: z.string(),
          state: z.looseObject({ data: z.unknown(), dataUpdatedAt: z.int(), status: z.literal('success') }),
        }),
      )
      .check(z.maxLength(50)),
  }),
})
const Text = z.string().check(z.maxLength(500_000))
const nothing: PersistedClient = { timestamp: 0, buster: '', clientState: { mutations: [], queries: [] } }

/** What may be restored: nothing that is invalid or from the future, and no query that is over an hour old, not allowed or of the wrong shape. */
const deserialize =
  (allowed: readonly PersistedQuery[]) =>
  (text: string): PersistedClient => {
    try {
      const saved = Saved.parse(JSON.parse(Text.parse(text)))
      const now = Date.now()
      if (saved.timestamp > now) return nothing
      const queries = saved.clientState.queries.filter(({ queryKey, queryHash, state }) => {
        const inTime = state.dataUpdatedAt <= saved.timestamp && now - state.dataUpdatedAt < QUERY_SAVED
        const known = allowed.find(({ key }) => hashKey(key) === queryHash)
        return inTime && hashKey(queryKey) === queryHash && known?.schema.safeParse(state.data).success
      })
      return { ...saved, clientState: { mutations: [], queries } } as unknown as PersistedClient
    } catch {
      return nothing
    }
  }

/**
 * Restores the persisted data of the same user, language and build into the client, and persists the allowed queries when they change.
 * @returns a function that stops it
 */
export function persist(client: QueryClient, { keep, allowed, owner }: PersistSettings): () => void {
  const initial = owner()
  if (!initial) return () => {}
  const { user, locale, version } = initial
  const hashes = new Set(allowed.map(({ key }) => hashKey(key)))
  // What memory drops is dropped from the storage too.
  for (const { key } of allowed) client.setQueryDefaults(key, { ...client.getQueryDefaults(key), gcTime: QUERY_SAVED })
  const storage = {
    getItem: keep.get,
    setItem(key: string, text: string) {
      // A write waits up to a second: the session may have ended.
      if (owner()?.user !== user) return
      // Storage is full or blocked. Persisted data is only a convenience; the data is still in memory.
      if (!keep.set(key, text)) keep.remove(key)
    },
    removeItem: keep.remove,
  }
  const [stop] = persistQueryClient({
    queryClient: client,
    persister: createAsyncStoragePersister({ storage, key: CACHE_KEY, deserialize: deserialize(allowed) }),
    maxAge: QUERY_SAVED,
    buster: JSON.stringify([user, locale, version]),
    dehydrateOptions: {
      shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && hashes.has(query.queryHash),
      shouldDehydrateMutation: () => false,
    },
  })
  return stop
}

export const clearPersisted = (keep: SafeStorage): void => keep.remove(CACHE_KEY)
