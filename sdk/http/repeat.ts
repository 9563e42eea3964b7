import type { ApiCall } from './call.ts'

/** Statuses after which a request may be repeated. */
const REPEATED: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Statuses that guarantee that nothing was processed: only after these may a money operation be repeated, and only with its key. */
const NOT_PROCESSED: ReadonlySet<number> = new Set([425, 429, 503])

/** If the server asks for a longer wait, the request is not repeated and the error carries `retryAfter`. */
const LONGEST_WAIT_SECONDS = 10

type Repeatable = Pick<ApiCall, 'isRead' | 'money' | 'idempotencyKey'>

/**
 * Milliseconds after which a request is sent once more, as listed in ../README.md: the server's Retry-After, otherwise 300 to 600. Null if it is not.
 * The caller repeats at most once per request.
 */
export const repeatDelay = (
  { isRead, money, idempotencyKey }: Repeatable,
  status: number,
  retryAfter: number | undefined,
): number | null => {
  const isAllowed = !isRead && (money ? idempotencyKey !== null && NOT_PROCESSED.has(status) : REPEATED.has(status))
  if (!isAllowed || (retryAfter ?? 0) > LONGEST_WAIT_SECONDS) return null
  return retryAfter === undefined ? 300 + Math.round(Math.random() * 300) : retryAfter * 1000
}
