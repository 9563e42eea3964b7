import { AxiosError, type AxiosResponse } from 'axios'
import type { ZodMiniType } from 'zod/mini'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { allowsEmptyResponse } from './empty-response.ts'
import { kindOfStatus } from './error-kind.ts'
import { headerOf } from './interceptors/handlers.ts'
import { lockoutSeconds } from './lockout.ts'
import { parseErrorBody } from './parse-error-body.ts'
import { parseResponse } from './parse-response.ts'
import type { RequestContext } from './request-context.ts'
import { parseRetryAfter } from './retry-after.ts'
import type { SdkReport } from './settings.ts'

/** Text from the network; a custom adapter may have parsed it already. */
const textOf = ({ data }: AxiosResponse<unknown>): string =>
  typeof data === 'string' ? data : data === undefined || data === null ? '' : JSON.stringify(data)

/** A token that this page cannot read cannot be sent either: another try ends the same way. */
const kindOf = (status: number, { money, isCookieHidden }: RequestContext): ApiErrorKind =>
  status === 419 && isCookieHidden ? 'no-cookie' : kindOfStatus(status, money)

/** The ApiError for a response with an error status. */
export const readErrorResponse = (context: RequestContext, cause: AxiosError, now: number): ApiError => {
  const response = cause.response as AxiosResponse<unknown>
  const { data, message, fields, codes } = parseErrorBody(textOf(response))
  const lockout = [422, 429].includes(response.status) ? lockoutSeconds([message, ...Object.values(fields ?? {}).flat()]) : undefined
  return new ApiError({
    kind: lockout === undefined ? kindOf(response.status, context) : 'throttled',
    operation: context.operation,
    status: response.status,
    message,
    data,
    fields,
    codes,
    retryAfter: parseRetryAfter(headerOf(response, 'Retry-After'), now) ?? lockout,
    requestId: headerOf(response, 'X-Request-Id') ?? undefined,
    idempotencyKey: context.idempotencyKey ?? undefined,
    cause,
  })
}

/**
 * The data of a successful response. A response that is unreadable or invalid is an error. If the operation moves money, its outcome is then
 * unknown, since the server may have executed it. `values`: whether reports may include the values found.
 */
export const readResponse = (
  context: RequestContext,
  response: AxiosResponse<unknown>,
  schema: ZodMiniType | undefined,
  report: (event: SdkReport) => void,
  values = false,
): unknown => {
  const { operation, method, money } = context
  const headers = { get: (name: string) => headerOf(response, name) }
  const text = textOf(response)
  if (allowsEmptyResponse(operation, text)) return undefined
  const parsed = parseResponse(text, headers, schema, { id: operation, method, money }, values)
  if (parsed.ok) {
    for (const difference of parsed.differences) report({ operation, ...difference })
    return parsed.value
  }
  const { problem, field, issues } = parsed
  report({ type: 'contract', operation, status: response.status, field, problem, issues })
  throw new ApiError({
    kind: money ? 'unknown-outcome' : 'contract',
    operation,
    status: response.status,
    field: field ?? undefined,
    requestId: headers.get('X-Request-Id') ?? undefined,
    idempotencyKey: context.idempotencyKey ?? undefined,
    cause: new AxiosError(problem, AxiosError.ERR_BAD_RESPONSE, response.config, response.request, response),
  })
}
