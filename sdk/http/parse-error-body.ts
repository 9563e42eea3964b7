import type { FieldErrors } from './api-error.ts'
import { parseJson } from './parse-json.ts'

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
  const parsed = parseJson(text)
  if (!parsed.ok) return { data: undefined, message: undefined, fields: undefined, codes: [] }
  const { message, errors, code, codes } = record(parsed.data)
  const entries = Object.entries(record(errors))
    .map(([field, texts]) => [field, (Array.isArray(texts) ? texts : [texts]).filter((item) => typeof item === 'string')] as const)
    .filter(([, texts]) => texts.length > 0)
  return {
    data: parsed.data,
    message: typeof message === 'string' ? message : undefined,
    fields: entries.length > 0 ? Object.fromEntries(entries) : undefined,
    codes: [code, ...Object.values(record(codes)).flat()].filter((one) => typeof one === 'string'),
  }
}
