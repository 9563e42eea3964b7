import { safeParse, type $ZodType } from 'zod/v4/core'
import { parseExactly } from './exact-json.ts'
import type { Finding, Issue } from './findings.ts'
import { read } from './read.ts'

export interface BodyContext {
  contentType?: string | null
  /** the response to a write: the server may return the created item instead of the list */
  isWrite?: boolean
}

export type ParsedBody =
  | { ok: true; value: unknown; findings: Finding[] }
  /** findings: what could have been read all the same */
  | { ok: false; issues: Issue[]; findings: Finding[] }

/** Neither an HTML page nor truncated JSON. Laravel calls a text that a route returns HTML: one word without markup is a text all the same. */
const isPlainText = (text: string, contentType: string | null): boolean =>
  /html/i.test(contentType ?? '') ? /^\s*[^\s<>{}[\]"]+\s*$/.test(text) : !/^\s*[<{["]/.test(text)

/** An empty body is valid where the schema expects nothing; unquoted text only where a string is expected, or an object that is no more than one. */
function readText(body: string, schema: $ZodType | undefined, contentType: string | null): ParsedBody {
  if (body === '' && (!schema || safeParse(schema, undefined).success)) return { ok: true, value: undefined, findings: [] }
  const place = { field: '', expected: 'JSON', found: body || undefined }
  const text = schema && isPlainText(body, contentType) ? read(schema, body) : null
  if (text?.issues.length === 0)
    return { ok: true, value: text.value, findings: [{ type: 'difference', kind: 'plain text', ...place }, ...text.findings] }
  return { ok: false, issues: [{ type: 'row-left-out', problem: body === '' ? 'empty' : 'not JSON', ...place }], findings: [] }
}

/**
 * Parses the body of a successful response into the contract's format; without a schema any JSON is a value, and nothing. An unreadable body fails
 * with its issues. Pure, so that preloaded responses, the transport and the tools share it.
 */
export const parseBody = (text: string, schema: $ZodType | undefined, { contentType = null, isWrite }: BodyContext = {}): ParsedBody => {
  const body = text.trim() // also removes a byte order mark
  let data: unknown
  try {
    data = schema ? parseExactly(body) : (JSON.parse(body) as unknown)
  } catch {
    return readText(body, schema, contentType)
  }
  if (!schema) return { ok: true, value: data, findings: [] }
  const { value, findings, issues } = read(schema, data, isWrite)
  return issues.length === 0 ? { ok: true, value, findings } : { ok: false, issues, findings }
}
