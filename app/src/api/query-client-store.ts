import type { QueryClient } from '@tanstack/react-query'

/** The query client of the present session. A new session gets a new one, so that it never shows data of the last. */
export interface QueryClientStore {
  get: () => QueryClient
  renew: () => void
  /** From now on each client is accompanied (saved, listened to). Before, the page is as it was written ahead: without data. */
  begin: () => void
  subscribe: (listener: () => void) => () => void
}

export function createClientHolder(
  create: () => QueryClient,
  accompany: (client: QueryClient) => () => void = () => () => {},
): QueryClientStore {
  let client = create()
  let stop: (() => void) | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => client,
    begin() {
      stop ??= accompany(client)
    },
    renew() {
      stop?.()
      void client.cancelQueries()
      client.clear()
      client = create()
      stop &&= accompany(client)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
