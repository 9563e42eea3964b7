import { safeParse, type $ZodType } from 'zod/v4/core'
import { parseExactly } from './exact-json.ts'
import { read, type Reading } from './read.ts'

interface BodyContext {
  contentType?: string | null
  /** the response to a write: the server may return the created item instead of the list */
  isWrite?: boolean
}

/** Whether a body says no more than that the request succeeded. */
export const isEmptyBody = (text: string): boolean => ['', '""', 'null', '{}', '[]'].includes(text.trim())

/** Neither an HTML page nor truncated JSON. Laravel calls a text that a route returns HTML: one word without markup is a text all the same. */
const isPlainText = (text: string, contentType: string | null): boolean =>
  /html/i.test(contentType ?? '') ? /^\s*[^\s<>{}[\]"]+\s*$/.test(text) : !/^\s*[<{["]/.test(text)

/** An empty body is valid where the schema expects nothing; unquoted text only where a string is expected, or an object that is no more than one. */
function readText(body: string, schema: $ZodType | undefined, contentType: string | null): Reading {
  if (body === '' && (!schema || safeParse(schema, undefined).success)) return { value: undefined, findings: [], issues: [] }
  const place = { field: '', expected: 'JSON', found: body || undefined }
  const text = schema && isPlainText(body, contentType) ? read(schema, body) : null
  if (text?.issues.length !== 0) return { value: undefined, findings: [], issues: [{ type: 'row-left-out', ...place }] }
  return { ...text, findings: [{ type: 'difference', kind: 'plain text', ...place }, ...text.findings] }
}

/**
 * Parses the body of a successful response into the contract's format; without a schema any JSON is a value, and nothing. Pure, so that preloaded
 * responses, the transport and the tools share it.
 */
export const parseBody = (text: string, schema: $ZodType | undefined, { contentType = null, isWrite }: BodyContext = {}): Reading => {
  const body = text.trim() // also removes a byte order mark
  let data: unknown
  try {
    data = schema ? parseExactly(body) : JSON.parse(body)
  } catch {
    return readText(body, schema, contentType)
  }
  return schema ? read(schema, data, isWrite) : { value: data, findings: [], issues: [] }
}
