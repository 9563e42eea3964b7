import type { ZodMiniType } from 'zod/mini'

type Path = readonly PropertyKey[]

/** The part of a zod issue that the decision and its report need. */
export interface Issue {
  code?: string | undefined
  path: Path
  expected?: string
  format?: string
  pattern?: string
  minimum?: unknown
  maximum?: unknown
  /** what stood there */
  found?: unknown
  /** invalid_value: the words that are known */
  values?: unknown[]
  /** invalid_union: the issues of each branch, none where the discriminator itself is unknown */
  errors?: Issue[][]
}

export type Checked = { ok: true; data: unknown; unknownValues: Issue[] } | { ok: false; field: string; problem: string; issues: Issue[] }

const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value === null || value === undefined ? undefined : (value as Record<PropertyKey, unknown>)[key]),
    data,
  )

const put = (data: unknown, path: Path, value: unknown): void => {
  const holder = at(data, path.slice(0, -1))
  const last = path.at(-1)
  if (typeof holder === 'object' && holder !== null && last !== undefined) (holder as Record<PropertyKey, unknown>)[last] = value
}

const name = (path: Path): string => path.map(String).join('.')

/**
 * The unknown words behind an issue: a text where one of a closed list was promised, since a newer server knows more words.
 * Null if the issue is something else; a missing or non-text value is something else.
 */
const unknownWords = (issue: Issue, data: unknown): Issue[] | null => {
  if (issue.code === 'unrecognized_keys') return []
  const isText = typeof at(data, issue.path) === 'string'
  if (issue.code === 'invalid_value') return isText ? [issue] : null
  if (issue.code !== 'invalid_union') return null
  if (!issue.errors?.length) return isText ? [issue] : null
  for (const branch of issue.errors) {
    const words = branch.map((inner) => unknownWords({ ...inner, path: [...issue.path, ...inner.path] }, data))
    if (words.every((found) => found !== null)) return words.flat()
  }
  return null
}

/** Parses once more with a known word in each unknown one's place, so that defaults are filled in, then puts the words back. */
const parseAround = (schema: ZodMiniType, data: unknown, words: Issue[]): unknown => {
  const patched = structuredClone(data)
  for (const word of words) put(patched, word.path, word.values?.[0])
  const again = schema.safeParse(patched)
  if (!again.success || words.some((word) => word.path.length === 0)) return data
  const result: unknown = again.data
  for (const word of words) put(result, word.path, at(data, word.path))
  return result
}

/**
 * An answer against the contract's schema: unknown fields are ignored, an unknown word of a closed list is let through (it is shown
 * neutrally) and named, anything else makes the answer unusable and is named by its first field.
 */
export const check = (schema: ZodMiniType, data: unknown): Checked => {
  const result = schema.safeParse(data)
  if (result.success) return { ok: true, data: result.data, unknownValues: [] }
  const words: Issue[] = []
  const issues: Issue[] = []
  for (const issue of result.error.issues as unknown as Issue[]) {
    const found = unknownWords(issue, data)
    if (found) words.push(...found)
    else issues.push({ ...issue, found: at(data, issue.path) })
  }
  const [first] = issues
  if (first) return { ok: false, field: name(first.path), problem: first.code ?? 'invalid', issues }
  return { ok: true, data: parseAround(schema, data, words), unknownValues: words.map((word) => ({ ...word, found: at(data, word.path) })) }
}
