import type { Issue } from './check.ts'
import type { Difference } from './normalize.ts'

/** One place in a response whose value differs from the contract. */
export interface ContractIssue {
  /** "data.0.amount"; '' for the whole body */
  field: string
  expected: string
  /** the type of the value found; in development also the value */
  got: string
}

const KINDS = new Map([
  ['string', 'text'],
  ['boolean', 'true or false'],
  ['array', 'list'],
  ['object', 'object'],
  ['number', 'number'],
])

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return KINDS.get(Array.isArray(value) ? 'array' : typeof value) ?? typeof value
}

const listed = (words: readonly unknown[]): string => words.map((word) => JSON.stringify(word)).join(', ')

const expectedBy = ({ code, expected, values, format, pattern, minimum, maximum }: Issue): string => {
  if (code === 'invalid_type') return KINDS.get(expected ?? '') ?? expected ?? 'another type'
  if (code === 'invalid_value') return values?.length === 1 ? listed(values) : `one of ${listed(values ?? [])}`
  if (code === 'invalid_format') return format === 'regex' ? `text like ${pattern ?? 'its pattern'}` : (format ?? 'another format')
  if (code === 'too_small') return `at least ${String(minimum)}`
  if (code === 'too_big') return `at most ${String(maximum)}`
  return code === 'invalid_union' ? 'one of its shapes' : (code ?? expected ?? 'something else')
}

/** Longest list worth reporting: a response of an entirely different shape fails in every field. */
const MOST = 8
const LONGEST = 60

const describe = (value: unknown, values: boolean): string => {
  const shown = values && value !== undefined && value !== null ? ` ${(JSON.stringify(value) ?? '').slice(0, LONGEST)}` : ''
  return kindOf(value) + shown
}
const fieldOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/** Field names, value types and what the contract expects. Values only if `values` is true, because responses hold personal data. */
export const describeIssues = (issues: readonly Issue[], values: boolean): ContractIssue[] =>
  issues.slice(0, MOST).map((issue) => ({ field: fieldOf(issue.path), expected: expectedBy(issue), got: describe(issue.found, values) }))

/** The same description for a value that could still be read. */
export const describeDifference = ({ path, expected, found }: Difference, values: boolean): ContractIssue => ({
  field: fieldOf(path),
  expected,
  got: describe(found, values),
})
