import type { Issue } from './check.ts'

/** One place of an answer where something else stood than the contract promises. */
export interface Misfit {
  /** "data.0.amount"; '' for the whole body */
  field: string
  expected: string
  /** its kind; in development what it was, too */
  got: string
}

const KINDS: Record<string, string> = { string: 'text', boolean: 'true or false', array: 'list', object: 'object', number: 'number' }

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? typeof value
}

const listed = (words: readonly unknown[]): string => words.map((word) => JSON.stringify(word)).join(', ')

const expectedBy = ({ code, expected, values, format, pattern, minimum, maximum }: Issue): string => {
  if (code === 'invalid_type') return KINDS[expected ?? ''] ?? expected ?? 'another type'
  if (code === 'invalid_value') return values?.length === 1 ? listed(values) : `one of ${listed(values ?? [])}`
  if (code === 'invalid_format') return format === 'regex' ? `text like ${pattern ?? 'its pattern'}` : (format ?? 'another format')
  if (code === 'too_small') return `at least ${String(minimum)}`
  if (code === 'too_big') return `at most ${String(maximum)}`
  return code === 'invalid_union' ? 'one of its shapes' : (code ?? 'something else')
}

/** As many as a reader takes in; an answer that is something else altogether misses everything. */
const MOST = 8
const LONGEST = 60

/** Names, kinds and what the contract says; values only where `values` allows them: answers hold personal data. */
export const misfitsOf = (issues: readonly Issue[], values: boolean): Misfit[] =>
  issues.slice(0, MOST).map((issue) => {
    const kind = kindOf(issue.found)
    const shown =
      values && issue.found !== undefined && issue.found !== null ? ` ${(JSON.stringify(issue.found) ?? '').slice(0, LONGEST)}` : ''
    return { field: issue.path.map(String).join('.'), expected: expectedBy(issue), got: kind + shown }
  })
