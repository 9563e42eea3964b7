import type { FieldErrors } from './api-error.ts'
import { parseBody } from './parse-body.ts'

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

export interface ErrorBody {
  data: unknown
  message: string | undefined
  fields: FieldErrors | undefined
  /** the contract's ErrorCodes, of the whole error and of its fields; empty if the server sends none */
  codes: string[]
}

/** Laravel's error body: `{message}` and, for a 422, `errors: {field: [text]}`. Anything else is ignored. */
export const parseErrorBody = (text: string): ErrorBody => {
  const body = parseBody(text, undefined)
  const data = body.ok ? body.value : undefined
  const { message, errors, code, codes } = record(data)
  const entries = Object.entries(record(errors))
    .map(([field, texts]) => [field, (Array.isArray(texts) ? texts : [texts]).filter((item) => typeof item === 'string')] as const)
    .filter(([, texts]) => texts.length > 0)
  return {
    data,
    message: typeof message === 'string' ? message : undefined,
    fields: entries.length > 0 ? Object.fromEntries(entries) : undefined,
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
