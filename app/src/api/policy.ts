import { QUERY_RETRIES, queryRetryDelay } from '../lib/constants.ts'
import { isApiError } from './to-problem.ts'

const healing: ReadonlySet<string> = new Set(['offline', 'network', 'timeout', 'throttled', 'server', 'maintenance'])

/** Whether a retry can help: no response, 408, 425, 429 or 5xx. The SDK handles 401 and 419. */
export const isRetryable = (error: unknown): boolean =>
  isApiError(error) && (healing.has(error.kind) || error.status === 408 || error.status === 425)

/** Longest total Retry-After, in seconds, that a skeleton waits for. If the server asks for more, the error is shown at once with a retry button. */
const LONGEST_WAIT_SECONDS = 10

const asksTooMuch = (failures: number, error: unknown): boolean =>
  isApiError(error) && (error.retryAfter ?? 0) * (failures + 1) > LONGEST_WAIT_SECONDS

export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < QUERY_RETRIES && isRetryable(error) && !asksTooMuch(failures, error)

/** Delay in ms before the next attempt, never less than the server's Retry-After. */
export function retryDelay(attempt: number, error: unknown): number {
  const asked = isApiError(error) && error.retryAfter ? error.retryAfter * 1000 : 0
  return Math.max(queryRetryDelay(attempt), asked)
}
