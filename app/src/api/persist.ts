import type { QueryClient } from '@tanstack/react-query'
import { CACHE_KEY } from '../constants.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import type { Owner, PersistedQuery } from './persisted-cache.ts'
import { rehydrate, savableFor, dehydrate } from './persisted-cache.ts'

export interface PersistSettings {
  keep: SafeStorage
  allowed: readonly PersistedQuery[]
  /** Whose data the cache holds now; `null` while a session ends or another tab has begun one: nothing is written then. */
  owner: () => Owner | null
  now?: () => number
  /** Runs the write later, once for many changes. */
  later?: (write: () => void) => () => void
}

const afterASecond = (write: () => void): (() => void) => {
  const timer = setTimeout(write, 1000)
  return () => clearTimeout(timer)
}

/** Puts saved answers into the client and saves the allowed ones when they change. Answers how to stop. */
export function persist(client: QueryClient, { keep, allowed, owner, now = Date.now, later = afterASecond }: PersistSettings): () => void {
  const savables = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ queryKey, state }) => state.status === 'success' && savableFor(queryKey, allowed))

  const begun = owner()
  // A page that was written ahead may be answered before its session has begun.
  const heard = savables().length > 0
  if (begun) {
    for (const { key, data, at } of rehydrate(keep.get(CACHE_KEY), begun, allowed, now())) {
      // What the page has heard meanwhile is newer.
      if (at > (client.getQueryState(key)?.dataUpdatedAt ?? 0)) client.setQueryData(key, data, { updatedAt: at })
    }
  }

  const save = (): void => {
    cancel = null
    const who = owner()
    if (!who || !begun || who.user !== begun.user) return
    const queries = savables().map(({ queryKey, state }) => ({
      key: queryKey as readonly string[],
      data: state.data,
      at: state.dataUpdatedAt,
    }))
    const text = dehydrate(who, queries, allowed, now())
    if (text === null) return
    // Full or blocked storage: saved data is a convenience, and memory already has it.
    if (!keep.set(CACHE_KEY, text)) keep.remove(CACHE_KEY)
  }

  let cancel: (() => void) | null = heard ? later(save) : null
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !savableFor(event.query.queryKey, allowed)) return
    cancel ??= later(save)
  })
  return () => {
    stop()
    cancel?.()
    cancel = null
  }
}

export const clearPersisted = (keep: SafeStorage): void => keep.remove(CACHE_KEY)
