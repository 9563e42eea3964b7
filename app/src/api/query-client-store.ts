import type { QueryClient } from '@tanstack/react-query'
import { createStore } from '../lib/store.ts'

/** Holds the query client of the current session. A new session gets a new client, so that it never shows the previous session's data. */
export interface QueryClientStore {
  get: () => QueryClient
  /** Tells the clients apart, as a React key. */
  generation: () => number
  renew: () => void
  /** From now on each client is persisted and observed. Until then the page matches its prerendered HTML, without data. */
  begin: () => void
  subscribe: (listener: () => void) => () => void
}

export function createQueryClientStore(
  create: () => QueryClient,
  accompany: (client: QueryClient) => () => void = () => () => {},
): QueryClientStore {
  const store = createStore({ client: create(), generation: 0 })
  let stop: (() => void) | null = null
  return {
    get: () => store.get().client,
    generation: () => store.get().generation,
    begin() {
      stop ??= accompany(store.get().client)
    },
    renew() {
      const { client, generation } = store.get()
      stop?.()
      void client.cancelQueries()
      client.clear()
      const next = create()
      stop &&= accompany(next)
      store.set({ client: next, generation: generation + 1 })
    },
    subscribe: store.subscribe,
  }
}
