import type { ErrorCode, Problem, ValidationProblem } from '#sdk'
import { text } from '../texts/text.ts'
import type { Locale, TextValue } from '../texts/text.ts'

/** The server's decision to reject a request: thrown by rules and routes, converted to Laravel's error format in one place. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly key: ErrorCode
  readonly values: Values
  readonly fields: readonly FieldProblem[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    key: ErrorCode,
    details: { values?: Values; fields?: readonly FieldProblem[]; headers?: Record<string, string> } = {},
  ) {
    super(key)
    this.status = status
    this.key = key
    this.values = details.values ?? {}
    this.fields = details.fields ?? []
    this.headers = details.headers ?? {}
  }
}

export type Values = Readonly<Record<string, TextValue>>

export interface FieldProblem {
  field: string
  key: ErrorCode
  values?: Values
}

export const unauthenticated = () => new HttpError(401, 'http.unauthenticated')
export const forbidden = (key: ErrorCode = 'http.forbidden', values: Values = {}) => new HttpError(403, key, { values })
export const missing = () => new HttpError(404, 'http.missing')
export const conflict = (key: ErrorCode = 'http.conflict', values: Values = {}) => new HttpError(409, key, { values })
export const csrfMismatch = () => new HttpError(419, 'http.csrf')

/** A 422 with the message at its field. */
export const invalid = (field: string, key: ErrorCode, values: Values = {}) => new HttpError(422, key, { fields: [{ field, key, values }] })

export const throttled = (retryAfter: number, limit: number, resetsAt: number) =>
  new HttpError(429, 'http.throttled', { headers: throttleHeaders(retryAfter, limit, resetsAt) })

/** `Retry-After` in seconds, `X-RateLimit-Reset` as Unix time in seconds. */
export const throttleHeaders = (retryAfter: number, limit: number, resetsAt: number): Record<string, string> => ({
  'Retry-After': String(retryAfter),
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': '0',
  'X-RateLimit-Reset': String(resetsAt),
})

export const maintenance = (retryAfter: number | null) =>
  new HttpError(503, 'http.maintenance', retryAfter === null ? {} : { headers: { 'Retry-After': String(retryAfter) } })

/** `{message, code}`, plus `errors` and `codes` for invalid fields. With several errors the message is the first text and the count of the rest. */
export const errorBody = (error: HttpError, locale: Locale): Problem | ValidationProblem => {
  if (error.fields.length === 0) return { message: text(locale, error.key, error.values), code: error.key }
  const errors: Record<string, string[]> = {}
  const codes: Record<string, ErrorCode[]> = {}
  for (const { field, key, values } of error.fields) {
    const said = text(locale, key, { attribute: field, ...values })
    errors[field] = [...(errors[field] ?? []), said]
    codes[field] = [...(codes[field] ?? []), key]
  }
  const all = Object.values(errors).flat()
  const more = all.length - 1
  const first = all[0] ?? ''
  const rest = more === 0 ? '' : ` ${text(locale, more === 1 ? 'errors.more_one' : 'errors.more', { count: more })}`
  return { message: `${first}${rest}`, errors, codes }
}
