import type { ZodMiniType } from 'zod/mini'
import { check, type Checked, type Issue } from './check.ts'
import { normalize, type Difference } from './normalize.ts'
import { parseExactly } from './exact-json.ts'
import { parseJson } from './parse.ts'

export interface BodyContext {
  contentType?: string | null
  /** the answer to a write: it may be the created thing in the place of the list */
  isWrite?: boolean
}

export type ParsedBody =
  | {
      ok: true
      value: unknown
      /** what meant the same in another dress */
      differences: Difference[]
      /** words that the contract's closed lists do not have */
      unknownValues: Issue[]
      /** what is wrong in the rows that were left out */
      leftOut: Issue[]
    }
  | { ok: false; problem: string; field: string | null; issues: Issue[] }

/** The list and the place in it of the innermost row that an issue is in. */
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
 * Takes the rows with an issue out of their lists. A list of which nothing would be left is no list with a bad row: it costs the row that it is
 * itself in, or the answer (false).
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

/** Neither a page nor JSON that broke off. */
const isPlainText = (text: string, contentType: string | null): boolean => !/html/i.test(contentType ?? '') && !/^\s*[<{["]/.test(text)

const withoutBadRows = (schema: ZodMiniType, value: unknown): { checked: Checked; leftOut: Issue[] } => {
  const checked = check(schema, value)
  if (checked.ok || !leaveOutRows(value, checked.issues)) return { checked, leftOut: [] }
  const again = check(schema, value)
  return again.ok ? { checked: again, leftOut: checked.issues } : { checked, leftOut: [] }
}

/**
 * The body of a successful answer as the contract promises it. Strict in what it gives, liberal in what it takes: a value that means the same in
 * another dress is turned into the contract's and told as a difference; a bad row costs that row. What cannot be read names its first field.
 */
export const parseBody = (text: string, schema: ZodMiniType, { contentType = null, isWrite = false }: BodyContext = {}): ParsedBody => {
  const parsed = parseJson(text)
  if (!parsed.ok) {
    // An answer without a body is right where the schema promises none; a text without quotes only where a text is promised.
    const plain = isPlainText(text, contentType) ? text.trim() : undefined
    for (const found of parsed.problem === 'empty' ? [undefined, plain] : plain === undefined ? [] : [plain]) {
      const { success, data } = schema.safeParse(found)
      const differences: Difference[] = found === undefined ? [] : [{ kind: 'plain text', path: [], expected: 'JSON', found }]
      if (success) return { ok: true, value: data, differences, unknownValues: [], leftOut: [] }
    }
    return { ok: false, problem: parsed.problem, field: null, issues: [{ path: [], expected: 'JSON', found: text.trim() || undefined }] }
  }
  const first = normalize(schema, parsed.data, isWrite)
  const { value, differences } = first.needsDigits ? normalize(schema, parseExactly(text), isWrite) : first
  const { checked, leftOut } = withoutBadRows(schema, value)
  if (!checked.ok) return { ok: false, problem: checked.problem, field: checked.field, issues: checked.issues }
  return { ok: true, value: checked.data, differences, unknownValues: checked.unknownValues, leftOut }
}
