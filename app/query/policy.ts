import { QUERY_RETRIES, queryRetryDelay } from '../constants.ts'
import { isApiError } from './to-problem.ts'

const healing: ReadonlySet<string> = new Set(['offline', 'network', 'timeout', 'throttled', 'server', 'maintenance'])

/** What another try can heal: no answer, 408, 425, 429, 5xx (decisions.md §1). 401 and 419 are handled below this. */
export const canHeal = (error: unknown): boolean =>
  isApiError(error) && (healing.has(error.kind) || error.status === 408 || error.status === 425)

export const shouldRetry = (failures: number, error: unknown): boolean => failures < QUERY_RETRIES && canHeal(error)

/** Never sooner than the server asked for, never later than the longest step. */
export function retryDelay(attempt: number, error: unknown): number {
  const asked = isApiError(error) && error.retryAfter ? Math.min(error.retryAfter * 1000, 30_000) : 0
  return Math.max(queryRetryDelay(attempt), asked)
}
