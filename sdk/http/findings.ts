import type { $ZodIssue } from 'zod/v4/core'

/** How a value may differ from the contract and still have the same meaning, and what the contract expects there. */
export const EXPECTED = {
  'number for text': 'text',
  'text for number': 'number',
  'decimal notation': 'a plain decimal',
  'float noise': 'the decimal without the error of a float',
  flag: 'true or false',
  time: 'ISO 8601: a day, or a time with its zone',
  'too long': 'a shorter text',
  'null for absent': 'nothing',
  'absent for null': 'null',
  'bare list': 'object',
  'wrapped in data': 'the value itself',
  'list for object': 'object',
  'one for a list': 'object',
  'plain text': 'JSON',
  'text for object': 'object',
  cursor: 'text or null',
  'page number': 'text or null',
} as const

export type DifferenceKind = keyof typeof EXPECTED

/** One place in a response whose value differs from the contract. */
export interface Finding {
  /** "data.0.amount"; '' for the whole body */
  field: string
  /** what the contract expects there, in words */
  expected: string
  /** the value found there */
  found: unknown
  /** same meaning in another format; an invalid row of a list was dropped; a value outside its closed list was passed through */
  type: 'difference' | 'row-left-out' | 'unknown-value'
  /** of a difference */
  kind?: DifferenceKind
}

/** A place as it is reported: with the type of the value found; in development also the value. */
export type ContractIssue = Pick<Finding, 'field' | 'expected'> & { got: string }

/** A field in whichever row of its list: "data.*.amount". */
export const anyRow = (field: string): string => field.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')

const KINDS = new Map([
  ['undefined', 'nothing'],
  ['string', 'text'],
  ['boolean', 'true or false'],
  ['array', 'list'],
])
const listed = (words: readonly unknown[]): string => words.map((word) => JSON.stringify(word)).join(', ')

/** What the contract expects, by an issue that zod has with a value. */
export const expectedBy = (issue: $ZodIssue): string => {
  if (issue.code === 'invalid_type') return KINDS.get(issue.expected) ?? issue.expected
  if (issue.code === 'invalid_value') return issue.values.length === 1 ? listed(issue.values) : `one of ${listed(issue.values)}`
  if (issue.code === 'invalid_format') return issue.format === 'regex' ? `text like ${issue.pattern ?? 'its pattern'}` : issue.format
  if (issue.code === 'too_small') return `at least ${issue.minimum}`
  return issue.code === 'too_big' ? `at most ${issue.maximum}` : issue.code
}

const LONGEST = 60

/** Names the field and the type of its value. The value itself only if `values` is true, because responses hold personal data. */
export const describe = ({ field, expected, found }: Omit<Finding, 'type'>, values = false): ContractIssue => {
  const type = found === null ? 'null' : Array.isArray(found) ? 'array' : typeof found
  const shown = values && found !== undefined && found !== null ? ` ${JSON.stringify(found).slice(0, LONGEST)}` : ''
  return { field, expected, got: (KINDS.get(type) ?? type) + shown }
}
