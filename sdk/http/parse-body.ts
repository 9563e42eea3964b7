import type { ZodMiniType } from 'zod/mini'
import { check, type Issue } from './check.ts'
import { normalize, type Difference } from './normalize.ts'
import { parseExactly } from './exact-json.ts'

export interface BodyContext {
  contentType?: string | null
  /** the response to a write: the server may return the created item instead of the list */
  isWrite?: boolean
}

export type ParsedBody =
  | {
      ok: true
      value: unknown
      /** values with the same meaning in another format */
      differences: Difference[]
      /** values that the contract's closed lists do not contain */
      unknownValues: Issue[]
      /** what is wrong in the dropped rows */
      leftOut: Issue[]
    }
  /** differences: what could have been read all the same */
  | { ok: false; problem: string; field: string | null; issues: Issue[]; differences: Difference[] }

/** The innermost list row that contains an issue: its list, index and depth. */
const rowOf = (data: unknown, path: Issue['path']): { rows: unknown[]; index: number; depth: number } | null => {
  let found: ReturnType<typeof rowOf> = null
  let holder = data
  path.forEach((key, depth) => {
    if (Array.isArray(holder) && typeof key === 'number') found = { rows: holder, index: key, depth }
    holder = typeof holder === 'object' && holder !== null ? (holder as Record<PropertyKey, unknown>)[key] : undefined
  })
  return found
}

/**
 * Removes the rows with an issue from their lists. If every row of a list is invalid, the row that contains the list is removed instead;
 * false if there is no such row, so that the whole response is invalid.
 */
const leaveOutRows = (data: unknown, issues: readonly Issue[]): boolean => {
  const out = new Map<unknown[], Set<number>>()
  let waiting = issues.map(({ path }) => path)
  while (waiting.length > 0) {
    const lists = new Map<unknown[], Issue['path']>()
    for (const path of waiting) {
      const row = rowOf(data, path)
      if (!row) return false
      const indices = out.get(row.rows) ?? new Set<number>()
      out.set(row.rows, indices.add(row.index))
      lists.set(row.rows, path.slice(0, row.depth))
    }
    waiting = [...lists].filter(([rows]) => out.get(rows)?.size === rows.length).map(([, path]) => path)
  }
  for (const [rows, indices] of out) rows.splice(0, rows.length, ...rows.filter((_, index) => !indices.has(index)))
  return true
}

/** Neither an HTML page nor truncated JSON. Laravel calls a text that a route returns HTML: one word without markup is a text all the same. */
const isPlainText = (text: string, contentType: string | null): boolean =>
  /html/i.test(contentType ?? '') ? /^\s*[^\s<>{}[\]"]+\s*$/.test(text) : !/^\s*[<{["]/.test(text)

/** An empty body is valid where the schema expects none; unquoted text only where a string is expected, or an object that is no more than one. */
function readText(body: string, schema: ZodMiniType, contentType: string | null): ParsedBody {
  for (const found of [...(body === '' ? [undefined] : []), ...(isPlainText(body, contentType) ? [body] : [])]) {
    const { value, differences: inside } = normalize(schema, found)
    const { success, data } = schema.safeParse(value)
    const differences: Difference[] = found === undefined ? [] : [{ kind: 'plain text', path: [], expected: 'JSON', found }, ...inside]
    if (success) return { ok: true, value: data, differences, unknownValues: [], leftOut: [] }
  }
  const issues = [{ path: [], expected: 'JSON', found: body || undefined }]
  return { ok: false, problem: body === '' ? 'empty' : 'not JSON', field: null, issues, differences: [] }
}

/**
 * Parses the body of a successful response into the contract's format. A value with the same meaning in another format is converted and listed
 * in `differences`; an invalid row is dropped. An unreadable body fails with the name of its first invalid field.
 */
export const parseBody = (text: string, schema: ZodMiniType, { contentType = null, isWrite = false }: BodyContext = {}): ParsedBody => {
  const body = text.trim() // also removes a byte order mark
  let parsed
  try {
    parsed = parseExactly(body)
  } catch {
    return readText(body, schema, contentType)
  }
  const { value, differences } = normalize(schema, parsed.data, { digits: parsed.digits, isWrite })
  const checked = check(schema, value)
  if (checked.ok) return { ok: true, value: checked.data, differences, unknownValues: checked.unknownValues, leftOut: [] }
  const again = leaveOutRows(value, checked.issues) ? check(schema, value) : checked
  if (!again.ok) return { ...checked, differences }
  return { ok: true, value: again.data, differences, unknownValues: again.unknownValues, leftOut: checked.issues }
}
