import type { QueryClient } from '@tanstack/react-query'

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
  let client = create()
  let generation = 0
  let stop: (() => void) | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => client,
    generation: () => generation,
    begin() {
      stop ??= accompany(client)
    },
    renew() {
      stop?.()
      void client.cancelQueries()
      client.clear()
      client = create()
      generation += 1
      stop &&= accompany(client)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
