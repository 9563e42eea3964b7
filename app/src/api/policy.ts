import { QUERY_RETRIES, queryRetryDelay } from '../constants.ts'
import { isApiError } from './to-problem.ts'

const healing: ReadonlySet<string> = new Set(['offline', 'network', 'timeout', 'throttled', 'server', 'maintenance'])

/** What another try can heal: no answer, 408, 425, 429, 5xx (decisions.md §1). 401 and 419 are handled below this. */
export const isRetryable = (error: unknown): boolean =>
  isApiError(error) && (healing.has(error.kind) || error.status === 408 || error.status === 425)

/** A server that asks for more than this in all is not waited for behind a skeleton: the reader is told at once, and offered the retry. */
const LONGEST_WAIT_SECONDS = 10

const asksTooMuch = (failures: number, error: unknown): boolean =>
  isApiError(error) && (error.retryAfter ?? 0) * (failures + 1) > LONGEST_WAIT_SECONDS

export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < QUERY_RETRIES && isRetryable(error) && !asksTooMuch(failures, error)

/** Never sooner than the server asked for. */
export function retryDelay(attempt: number, error: unknown): number {
  const asked = isApiError(error) && error.retryAfter ? error.retryAfter * 1000 : 0
  return Math.max(queryRetryDelay(attempt), asked)
}
