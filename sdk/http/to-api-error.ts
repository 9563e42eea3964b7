import { AxiosError, isAxiosError, type AxiosResponse } from 'axios'
import { ApiError, type ApiErrorInit, type ApiErrorKind } from './api-error.ts'
import type { ApiCall } from './call.ts'
import { headerOf, isRedirect, retryAfterOf, textOf } from './interceptors/handlers.ts'
import { ContractError } from './interceptors/validate.ts'
import { lockoutSeconds, parseErrorBody } from './parse-error-body.ts'

const REASONS = new Map<string | undefined, ApiErrorKind>([
  [AxiosError.ERR_CANCELED, 'aborted'],
  [AxiosError.ETIMEDOUT, 'timeout'],
  [AxiosError.ECONNABORTED, 'timeout'],
  [AxiosError.ERR_BAD_REQUEST, 'refused'],
])

const BY_STATUS: Record<number, ApiErrorKind> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  419: 'csrf',
  422: 'invalid',
  429: 'throttled',
  503: 'maintenance',
}

/** After these statuses it is unknown whether money moved. Every 5xx except 503 counts as a 500. */
const leavesMoneyUnknown = (status: number): boolean => status === 408 || status === 409 || (status >= 500 && status !== 503)

/** The error kind of an error status. */
export const kindOfStatus = (status: number, money: boolean): ApiErrorKind => {
  if (money && leavesMoneyUnknown(status)) return 'unknown-outcome'
  return BY_STATUS[status] ?? (status >= 500 ? 'server' : 'refused')
}

/** A token that this page cannot read cannot be sent either: another try ends the same way. */
const kindOf = ({ status, config }: AxiosResponse<unknown>, money: boolean): ApiErrorKind =>
  status === 419 && config.isCookieHidden ? 'no-cookie' : kindOfStatus(status, money)

/** What the response of an error status says. */
const refusal = (response: AxiosResponse<unknown>, money: boolean, now: number): Partial<ApiErrorInit> & { kind: ApiErrorKind } => {
  const said = parseErrorBody(textOf(response))
  const texts = [said.message, ...Object.values(said.fields ?? {}).flat()]
  const lockout = [422, 429].includes(response.status) ? lockoutSeconds(texts) : undefined
  const kind = lockout === undefined ? kindOf(response, money) : 'throttled'
  return { ...said, kind, retryAfter: retryAfterOf(response, now) ?? lockout }
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
