import type { FieldErrors } from './api-error.ts'

export type Parsed = { ok: true; data: unknown } | { ok: false; problem: 'empty' | 'not JSON' }

/** Parses a body as JSON. Empty text, HTML and broken JSON are not data. */
export const parseJson = (text: string): Parsed => {
  const body = text.trim() // also removes a byte order mark
  if (body === '') return { ok: false, problem: 'empty' }
  try {
    return { ok: true, data: JSON.parse(body) as unknown }
  } catch {
    return { ok: false, problem: 'not JSON' }
  }
}

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
