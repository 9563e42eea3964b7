import { AxiosError, isAxiosError, type AxiosResponse } from 'axios'
import { ApiError, type ApiErrorInit, type ApiErrorKind } from './api-error.ts'
import type { ApiCall } from './call.ts'
import { kindOfStatus } from './error-kind.ts'
import { headerOf, isRedirect, textOf } from './interceptors/handlers.ts'
import { ContractError } from './interceptors/validate.ts'
import { lockoutSeconds } from './lockout.ts'
import { parseErrorBody } from './parse-error-body.ts'
import { parseRetryAfter } from './retry-after.ts'

const REASONS = new Map<string | undefined, ApiErrorKind>([
  [AxiosError.ERR_CANCELED, 'aborted'],
  [AxiosError.ETIMEDOUT, 'timeout'],
  [AxiosError.ECONNABORTED, 'timeout'],
  [AxiosError.ERR_BAD_REQUEST, 'refused'],
])

/** A token that this page cannot read cannot be sent either: another try ends the same way. */
const kindOf = ({ status, config }: AxiosResponse<unknown>, money: boolean): ApiErrorKind =>
  status === 419 && config.isCookieHidden ? 'no-cookie' : kindOfStatus(status, money)

/** What the response of an error status says. */
const refusal = (response: AxiosResponse<unknown>, money: boolean, now: number) => {
  const { data, message, fields, codes } = parseErrorBody(textOf(response))
  const lockout = [422, 429].includes(response.status) ? lockoutSeconds([message, ...Object.values(fields ?? {}).flat()]) : undefined
  return {
    kind: lockout === undefined ? kindOf(response, money) : ('throttled' as const),
    message,
    data,
    fields,
    codes,
    retryAfter: parseRetryAfter(headerOf(response, 'Retry-After'), now) ?? lockout,
  }
}

/** Converts any failure of a request to an ApiError; the original error becomes its `cause`. */
export const toApiError = (cause: unknown, call: ApiCall | undefined, facts: { now: number; online: boolean }): ApiError => {
  if (cause instanceof ApiError) return cause
  const { operation = 'a request that cannot be written', money = false, idempotencyKey } = call ?? {}
  const response = isAxiosError<unknown>(cause) ? cause.response : undefined
  const failure = (init: Partial<ApiErrorInit> & { kind: ApiErrorKind }): ApiError =>
    new ApiError({
      operation,
      status: response?.status,
      requestId: (response && headerOf(response, 'X-Request-Id')) ?? undefined,
      idempotencyKey: idempotencyKey ?? undefined,
      cause,
      ...init,
    })
  if (!isAxiosError(cause)) return failure({ kind: money ? 'unknown-outcome' : 'refused' })
  // A redirect or an unreadable response may be how a server confirms that it moved the money.
  if (cause instanceof ContractError) return failure({ kind: money ? 'unknown-outcome' : 'contract', field: cause.field ?? undefined })
  if (response && isRedirect(response.status)) return failure({ kind: money ? 'unknown-outcome' : 'redirected' })
  if (response) return failure(refusal(response, money, facts.now))
  // Sent but not answered: the server may have executed it.
  if (money && cause.config?.inFlight) return failure({ kind: 'unknown-outcome' })
  const kind = REASONS.get(cause.code) ?? 'network'
  return failure({ kind: kind === 'network' && !facts.online ? 'offline' : kind })
}
