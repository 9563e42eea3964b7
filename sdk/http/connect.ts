import { operations } from '../generated/operations.ts'
import { createClient, type Client } from './client.ts'
import type { ConnectSettings } from './settings.ts'

let current: Client | null = null

/**
 * Says where the API is and who is asking. Once at start, before the first request and not in a React effect; again in a test.
 * Returns the client, which a test may also use by itself.
 */
export const connect = (settings: ConnectSettings): Client => {
  current = createClient(settings, operations)
  return current
}

/** The client of the last connect(). */
export const currentClient = (): Client => {
  if (!current) throw new Error('connect() has to be called before the first request')
  return current
}

/** Milliseconds since 1970 by the server's clock, as its answers' Date header tells it; the device's own clock before that. */
export const serverNow = (): number => current?.serverNow() ?? Date.now()

/** Whether `serverNow` is the server's time: false until an answer with a Date header that the page may read. */
export const isServerTimeKnown = (): boolean => current?.isServerTimeKnown() ?? false

/** Fetches the anti-forgery cookie ahead of a form's first request. Optional: each request that needs the cookie waits for it. */
export const prepare = (): Promise<void> => currentClient().prepare()
