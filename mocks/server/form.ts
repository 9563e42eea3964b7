import type { ErrorCode } from '#sdk'
import { decimal, isDecimal, units } from '../world/units.ts'
import type { Units } from '../world/units.ts'
import { HttpError } from './http-error.ts'
import type { FieldProblem, Values } from './http-error.ts'

export const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Reads the fields of a request one by one and collects the errors, as Laravel's validator does: every field is checked and reports its first
 * failed rule. Read all fields, call `done()`, then use the values.
 */
export interface Form {
  has: (field: string) => boolean
  string: (field: string, rules?: StringRules) => string
  optionalString: (field: string, rules?: StringRules) => string | null
  email: (field: string) => string
  password: (field: string) => string
  address: (field: string) => string
  uuid: (field: string) => string
  digits: (field: string, count: number) => string
  oneOf: <T extends string>(field: string, allowed: readonly T[]) => T
  optionalOneOf: <T extends string>(field: string, allowed: readonly T[]) => T | null
  amount: (field: string, rules?: { min?: Units; minText?: ErrorCode; values?: Values }) => Units
  optionalBoolean: (field: string) => boolean | null
  accepted: (field: string) => void
  optionalMonth: (field: string) => string | null
  optionalDate: (field: string) => number | null
  optionalInteger: (field: string, from: number, to: number) => number | null
  /** an error that the rules above cannot detect */
  fail: (field: string, key: ErrorCode, values?: Values) => void
  ok: () => boolean
  done: () => void
}

interface StringRules {
  min?: number
  max?: number
  pattern?: RegExp
  patternText?: ErrorCode
}

/** The input of a form and the errors found so far. */
interface Input {
  raw: Readonly<Record<string, unknown>>
  problems: FieldProblem[]
  fail: Form['fail']
  /** the value of a field; undefined if it is missing, null or blank */
  given: (field: string) => unknown
  /** reads a value that may be missing (null); reports `key` if `read` returns undefined */
  optional: <T>(field: string, key: ErrorCode, read: (value: unknown) => T | undefined, values?: Values) => T | null
}

const inputOf = (raw: Readonly<Record<string, unknown>>): Input => {
  const problems: FieldProblem[] = []
  const fail: Form['fail'] = (field, key, values = {}) => {
    problems.push({ field, key, values })
  }
  const given = (field: string): unknown => {
    const value = raw[field]
    return typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined)
  }
  const optional: Input['optional'] = (field, key, read, values = {}) => {
    const value = given(field)
    if (value === undefined) return null
    const result = read(value)
    if (result === undefined) fail(field, key, values)
    return result ?? null
  }
  return { raw, problems, fail, given, optional }
}

type TextFields = Pick<Form, 'string' | 'optionalString' | 'email' | 'password' | 'address' | 'uuid' | 'digits'>

const textFields = ({ raw, problems, fail, given }: Input): TextFields => {
  const validate = (field: string, value: unknown, rules: StringRules): string => {
    if (typeof value !== 'string') fail(field, 'validation.string')
    else if (rules.min !== undefined && lengthOf(value) < rules.min) fail(field, 'validation.min', { min: rules.min })
    else if (rules.max !== undefined && lengthOf(value) > rules.max) fail(field, 'validation.max', { max: rules.max })
    else if (rules.pattern && !rules.pattern.test(value)) fail(field, rules.patternText ?? 'validation.regex')
    else return value
    return ''
  }
  const optionalString = (field: string, rules: StringRules = {}): string | null => {
    const value = given(field)
    return value === undefined ? null : validate(field, value, rules)
  }
  const string = (field: string, rules: StringRules = {}): string => {
    const value = optionalString(field, rules)
    if (value === null) fail(field, 'validation.required')
    return value ?? ''
  }
  return {
    string,
    optionalString,
    email: (field) => string(field, { max: 254, pattern: EMAIL, patternText: 'validation.email' }),
    password: (field) => {
      const before = problems.length
      const value = string(field, { min: 8, max: 256 })
      if (problems.length > before) return value
      if (!isStrong(value)) fail(field, 'validation.password')
      else if (raw[`${field}_confirmation`] !== value) fail(field, 'validation.confirmed')
      return value
    },
    address: (field) => string(field, { pattern: ADDRESS, patternText: 'validation.address' }),
    uuid: (field) => string(field, { pattern: UUID, patternText: 'validation.uuid' }),
    digits: (field, count) => {
      const before = problems.length
      const value = string(field)
      if (problems.length === before && !new RegExp(`^\\d{${String(count)}}$`).test(value))
        fail(field, 'validation.digits', { digits: count })
      return value
    },
  }
}

const choiceFields = ({ raw, fail, given, optional }: Input): Pick<Form, 'oneOf' | 'optionalOneOf' | 'optionalBoolean' | 'accepted'> => {
  const optionalOneOf = <T extends string>(field: string, allowed: readonly T[]): T | null =>
    optional(field, 'validation.in', (value) => allowed.find((one) => one === value))
  return {
    oneOf: (field, allowed) => {
      const value = optionalOneOf(field, allowed)
      if (!given(field)) fail(field, 'validation.required')
      const [first] = allowed
      if (first === undefined) throw new RangeError(`${field}: nothing is allowed`)
      return value ?? first
    },
    optionalOneOf,
    optionalBoolean: (field) =>
      optional(field, 'validation.boolean', (value) =>
        value === true || value === '1' || value === 'true'
          ? true
          : value === false || value === '0' || value === 'false'
            ? false
            : undefined,
      ),
    accepted: (field) => {
      if (raw[field] !== true && raw[field] !== 'yes' && raw[field] !== 'on' && raw[field] !== 1) fail(field, 'validation.accepted')
    },
  }
}

const valueFields = ({ fail, given, optional }: Input): Pick<Form, 'amount' | 'optionalMonth' | 'optionalDate' | 'optionalInteger'> => ({
  amount: (field, { min = 0n, minText, values = {} } = {}) => {
    const value = given(field)
    if (value === undefined) fail(field, 'validation.required')
    else if (!isDecimal(value)) fail(field, 'validation.decimal')
    else if (units(value) <= 0n) fail(field, 'validation.gt', { min: 0 })
    else if (units(value) < min) fail(field, minText ?? 'validation.gt', { min: decimal(min), ...values })
    else return units(value)
    return 0n
  },
  optionalMonth: (field) =>
    optional(field, 'validation.month', (value) => (typeof value === 'string' && MONTH.test(value) ? value : undefined)),
  optionalDate: (field) =>
    optional(field, 'validation.date', (value) => {
      const moment = typeof value === 'string' && DATE.test(value) ? Date.parse(value) : Number.NaN
      return Number.isNaN(moment) ? undefined : moment
    }),
  optionalInteger: (field, from, to) =>
    optional(field, 'validation.integer', (value) => {
      const number = typeof value === 'number' ? value : typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
      return Number.isInteger(number) && number >= from && number <= to ? number : undefined
    }),
})

export const readForm = (raw: Readonly<Record<string, unknown>>): Form => {
  const input = inputOf(raw)
  const { problems, fail, given } = input
  return {
    has: (field) => given(field) !== undefined,
    ...textFields(input),
    ...choiceFields(input),
    ...valueFields(input),
    fail,
    ok: () => problems.length === 0,
    done: () => {
      const first = problems[0]
      if (first) throw new HttpError(422, first.key, { fields: problems })
    },
  }
}

/** Counts characters as users see them: an emoji is one. */
const lengthOf = (text: string): number => Array.from(text).length

/** Requires a special character, a lower-case letter, an upper-case letter and a digit; no Cyrillic letters. */
const isStrong = (password: string): boolean =>
  /[a-z]/.test(password) &&
  /[A-Z]/.test(password) &&
  /\d/.test(password) &&
  /[^\p{L}\p{N}\s]/u.test(password) &&
  !/\p{Script=Cyrillic}/u.test(password)
