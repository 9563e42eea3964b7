import type { ZodMiniType } from 'zod/mini'

type Path = readonly PropertyKey[]

/** The parts of a zod issue that `check` and its reports use. */
export interface Issue {
  code?: string | undefined
  path: Path
  expected?: string
  format?: string
  pattern?: string
  minimum?: unknown
  maximum?: unknown
  /** the value found at the path */
  found?: unknown
  /** invalid_value: the allowed values */
  values?: unknown[]
  /** invalid_union: the issues of each branch; empty if the discriminator itself is unknown */
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
 * The unknown enum values behind an issue: strings outside a closed list, since a newer server may know more values.
 * Null if the issue has any other cause, including a missing or non-string value.
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

/** Parses again with each unknown value replaced by an allowed one, so that defaults are filled in, then restores the unknown values. */
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
 * Validates a response against the contract's schema. Unknown fields are ignored. Unknown values of a closed list pass through and are
 * listed in `unknownValues`. Anything else makes the response unusable; `field` names the first invalid field.
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
