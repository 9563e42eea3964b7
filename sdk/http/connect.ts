import { operations, type OperationId } from '../generated/operations.ts'
import { createClient, type Client } from './client.ts'
import type { ConnectSettings } from './settings.ts'

let current: Client | null = null

/**
 * Configures and returns the client. Call it once at start-up, before the first request and outside React effects; tests may call it again
 * and use the returned client directly.
 */
export const connect = (settings: ConnectSettings): Client => {
  current = createClient(settings, operations)
  return current
}

/** The client created by the last connect(). */
export const currentClient = (): Client => {
  if (!current) throw new Error('connect() has to be called before the first request')
  return current
}

/** Milliseconds since 1970 by the server's clock, taken from the Date header of responses; by the device's clock until the first one. */
export const serverNow = (): number => current?.serverNow() ?? Date.now()

/** False until a response with a readable Date header has arrived; `serverNow` is the device's clock until then. */
export const isServerTimeKnown = (): boolean => current?.isServerTimeKnown() ?? false

/** Reports that a server ignores the filters of a list, which only those who asked for them can see. */
export const reportIgnoredFilters = (operation: OperationId, filters: readonly string[]): void => {
  for (const field of filters)
    currentClient().report({
      type: 'difference',
      kind: 'ignored filter',
      operation,
      field,
      expected: 'only rows that match the filter',
      got: 'others',
    })
}

/** Fetches the CSRF cookie before a form's first request. Optional: every request that needs the cookie waits for it. */
export const prepare = (): Promise<void> => currentClient().prepare()
