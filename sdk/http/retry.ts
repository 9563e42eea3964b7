/** product.md §7: the statuses of the generic retry. */
const REPEATED: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Those that say "not processed": only they let a movement of money be sent again. */
const NOT_PROCESSED: ReadonlySet<number> = new Set([425, 429, 503])

/** A server that asks for more than this is not waited for: the error carries its Retry-After instead. */
const LONGEST_WAIT_SECONDS = 10

export interface RetryContext {
  method: string
  status: number
  /** x-moves-money */
  money: boolean
  /** the Idempotency-Key header is on */
  idempotency: boolean
  retryAfter: number | undefined
}

/** Whether a received answer is asked for once more. The caller asks at most once per request. */
export const shouldRetry = ({ method, status, money, idempotency, retryAfter }: RetryContext): boolean => {
  if (method === 'GET' || method === 'HEAD') return false
  if (retryAfter !== undefined && retryAfter > LONGEST_WAIT_SECONDS) return false
  return money ? idempotency && NOT_PROCESSED.has(status) : REPEATED.has(status)
}

/** Milliseconds before the repeat: what the server asked for, else 300 to 600. */
export const retryDelay = (retryAfter: number | undefined, random: number): number =>
  retryAfter === undefined ? 300 + Math.round(random * 300) : retryAfter * 1000
