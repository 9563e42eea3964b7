import { AxiosError, isAxiosError, type AxiosResponse } from 'axios'
import { ApiError, BY_STATUS, type ApiErrorInit, type ApiErrorKind, type FieldErrors } from './api-error.ts'
import type { ApiCall } from './call.ts'
import { parseBody } from './parse-body.ts'
import { ContractError } from './receive.ts'
import { headerOf, isRedirect, retryAfterOf, textOf } from './response.ts'

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/**
 * Laravel's error body: `{message}` and, for a 422, `errors: {field: [text]}`. Anything else is ignored. `codes`: the contract's ErrorCodes, of the
 * whole error and of its fields; empty if the server sends none.
 */
export const parseErrorBody = (text: string) => {
  const data = parseBody(text, undefined).value
  const { message, errors, code, codes } = record(data)
  const entries = Object.entries(record(errors))
    .map(([field, texts]) => [field, (Array.isArray(texts) ? texts : [texts]).filter((item) => typeof item === 'string')] as const)
    .filter(([, texts]) => texts.length > 0)
  return {
    data,
    message: typeof message === 'string' ? message : undefined,
    fields: entries.length > 0 ? (Object.fromEntries(entries) as FieldErrors) : undefined,
    codes: [code, ...Object.values(record(codes)).flat()].filter((one) => typeof one === 'string'),
  }
}

/** Laravel's own words for a lockout, which it may send as a 422 at a field, with the seconds in the text alone. */
const LOCKOUT = /^too many (?:login )?attempts\b.*?(\d{1,6}) seconds?\b/i

/** The seconds of a lockout that some text of a refusal names; undefined if none does. */
export const lockoutSeconds = (texts: readonly (string | undefined)[]): number | undefined => {
  const found = texts.map((text) => LOCKOUT.exec(text ?? '')?.[1]).find((seconds) => seconds !== undefined)
  return found === undefined ? undefined : Number(found)
}

const REASONS = new Map<string | undefined, ApiErrorKind>([
  [AxiosError.ERR_CANCELED, 'aborted'],
  [AxiosError.ETIMEDOUT, 'timeout'],
  [AxiosError.ECONNABORTED, 'timeout'],
  [AxiosError.ERR_BAD_REQUEST, 'refused'],
])

/** The error kind of an error status. After 408, 409 and every 5xx but 503 it is unknown whether money moved. */
export const kindOfStatus = (status: number, money: boolean): ApiErrorKind => {
  if (money && (status === 408 || status === 409 || (status >= 500 && status !== 503))) return 'unknown-outcome'
  return (BY_STATUS as Record<number, ApiErrorKind | undefined>)[status] ?? (status >= 500 ? 'server' : 'refused')
}

/** `now` is by the server's clock. A page that cannot read the CSRF cookie cannot send its token either: another try ends the same way. */
type Facts = { now: number; online: boolean; isCookieHidden: boolean }

/** What the response of an error status says. */
const refusal = (response: AxiosResponse<unknown>, money: boolean, { now, isCookieHidden }: Facts) => {
  const { status } = response
  const body = parseErrorBody(textOf(response))
  const lockout = [422, 429].includes(status) ? lockoutSeconds([body.message, ...Object.values(body.fields ?? {}).flat()]) : undefined
  const kind: ApiErrorKind = status === 419 && isCookieHidden ? 'no-cookie' : kindOfStatus(status, money)
  return { ...body, kind: lockout === undefined ? kind : ('throttled' as const), retryAfter: retryAfterOf(response, now) ?? lockout }
}

/** Converts any failure of a request to an ApiError; the original error becomes its `cause`. */
export const toApiError = (cause: unknown, call: ApiCall | undefined, facts: Facts): ApiError => {
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
  if (cause instanceof ContractError) return failure({ kind: money ? 'unknown-outcome' : 'contract', field: cause.field || undefined })
  if (response && isRedirect(response.status)) return failure({ kind: money ? 'unknown-outcome' : 'redirected' })
  if (response) return failure(refusal(response, money, facts))
  // Sent but not answered: the server may have executed it.
  if (money && cause.config?.sentAt !== undefined) return failure({ kind: 'unknown-outcome' })
  const kind = REASONS.get(cause.code) ?? 'network'
  return failure({ kind: kind === 'network' && !facts.online ? 'offline' : kind })
}
