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
 * Reads a request's fields one by one and collects what is wrong, as Laravel's validator does: every field is judged,
 * the first broken rule of each is told. Read everything, call `done()`, then use the values.
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
  /** a problem the rules above cannot see */
  fail: (field: string, key: ErrorCode, values?: Values) => void
  ok: () => boolean
  done: () => void
}

export interface StringRules {
  min?: number
  max?: number
  pattern?: RegExp
  patternText?: ErrorCode
}

export const readForm = (input: Readonly<Record<string, unknown>>): Form => {
  const problems: FieldProblem[] = []
  const fail = (field: string, key: ErrorCode, values: Values = {}) => {
    problems.push({ field, key, values })
  }
  const given = (field: string): unknown => {
    const value = input[field]
    return typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined)
  }
  const judge = (field: string, value: unknown, rules: StringRules): string => {
    if (typeof value !== 'string') fail(field, 'validation.string')
    else if (rules.min !== undefined && lengthOf(value) < rules.min) fail(field, 'validation.min', { min: rules.min })
    else if (rules.max !== undefined && lengthOf(value) > rules.max) fail(field, 'validation.max', { max: rules.max })
    else if (rules.pattern && !rules.pattern.test(value)) fail(field, rules.patternText ?? 'validation.regex')
    else return value
    return ''
  }
  const optionalString = (field: string, rules: StringRules = {}): string | null => {
    const value = given(field)
    return value === undefined ? null : judge(field, value, rules)
  }
  const string = (field: string, rules: StringRules = {}): string => {
    const value = optionalString(field, rules)
    if (value === null) fail(field, 'validation.required')
    return value ?? ''
  }
  const optionalOneOf = <T extends string>(field: string, allowed: readonly T[]): T | null => {
    const value = given(field)
    if (value === undefined) return null
    const found = allowed.find((one) => one === value)
    if (found === undefined) fail(field, 'validation.in')
    return found ?? null
  }
  const optional = <T>(field: string, key: ErrorCode, read: (value: unknown) => T | undefined, values: Values = {}): T | null => {
    const value = given(field)
    if (value === undefined) return null
    const result = read(value)
    if (result === undefined) fail(field, key, values)
    return result ?? null
  }
  const done = () => {
    const first = problems[0]
    if (first) throw new HttpError(422, first.key, { fields: problems })
  }
  return {
    has: (field) => given(field) !== undefined,
    string,
    optionalString,
    email: (field) => string(field, { max: 254, pattern: EMAIL, patternText: 'validation.email' }),
    password: (field) => {
      const before = problems.length
      const value = string(field, { min: 8, max: 256 })
      if (problems.length > before) return value
      if (!isStrong(value)) fail(field, 'validation.password')
      else if (input[`${field}_confirmation`] !== value) fail(field, 'validation.confirmed')
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
    oneOf: (field, allowed) => {
      const value = optionalOneOf(field, allowed)
      if (!given(field)) fail(field, 'validation.required')
      const [first] = allowed
      if (first === undefined) throw new RangeError(`${field}: nothing is allowed`)
      return value ?? first
    },
    optionalOneOf,
    amount: (field, { min = 0n, minText, values = {} } = {}) => {
      const value = given(field)
      if (value === undefined) fail(field, 'validation.required')
      else if (!isDecimal(value)) fail(field, 'validation.decimal')
      else if (units(value) <= 0n) fail(field, 'validation.gt', { min: 0 })
      else if (units(value) < min) fail(field, minText ?? 'validation.gt', { min: decimal(min), ...values })
      else return units(value)
      return 0n
    },
    optionalBoolean: (field) =>
      optional(field, 'validation.boolean', (value) =>
        value === true || value === '1' || value === 'true'
          ? true
          : value === false || value === '0' || value === 'false'
            ? false
            : undefined,
      ),
    accepted: (field) => {
      if (input[field] !== true && input[field] !== 'yes' && input[field] !== 'on' && input[field] !== 1) fail(field, 'validation.accepted')
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
    fail,
    ok: () => problems.length === 0,
    done,
  }
}

/** In characters as people count them, so that an emoji is not two. */
const lengthOf = (text: string): number => Array.from(text).length

/** product.md §5: a special character, a lowercase and an uppercase letter and a digit, nothing Cyrillic. */
export const isStrong = (password: string): boolean =>
  /[a-z]/.test(password) &&
  /[A-Z]/.test(password) &&
  /\d/.test(password) &&
  /[^\p{L}\p{N}\s]/u.test(password) &&
  !/\p{Script=Cyrillic}/u.test(password)
