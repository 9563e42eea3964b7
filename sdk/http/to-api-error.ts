import { AxiosError, isAxiosError } from 'axios'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { isRedirect } from './interceptors/handlers.ts'
import { readErrorResponse } from './read-response.ts'
import type { RequestContext } from './request-context.ts'

const REASONS = new Map<string | undefined, ApiErrorKind>([
  [AxiosError.ERR_CANCELED, 'aborted'],
  [AxiosError.ETIMEDOUT, 'timeout'],
  [AxiosError.ECONNABORTED, 'timeout'],
])

/** Converts any failure of a request to an ApiError; the original error becomes its `cause`. */
export const toApiError = (error: unknown, context: RequestContext, facts: { now: number; online: boolean }): ApiError => {
  if (error instanceof ApiError) return error
  const failure = (kind: ApiErrorKind, status?: number): ApiError =>
    new ApiError({ kind, operation: context.operation, status, idempotencyKey: context.idempotencyKey ?? undefined, cause: error })
  // Sent but not answered: the server may have executed it.
  const unknown = context.money && context.inFlight
  if (!isAxiosError(error)) return failure(unknown ? 'unknown-outcome' : 'refused')
  if (error.response) {
    const { status } = error.response
    // A redirect may be how a server confirms that it moved the money.
    return isRedirect(status)
      ? failure(context.money ? 'unknown-outcome' : 'redirected', status)
      : readErrorResponse(context, error, facts.now)
  }
  if (unknown) return failure('unknown-outcome')
  const kind = REASONS.get(error.code) ?? 'network'
  return failure(kind === 'network' && !facts.online ? 'offline' : kind)
}
