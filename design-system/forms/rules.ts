import { boolean, refine, string } from 'zod/mini'
import type { Message, MessageKey } from './messages.ts'
import { message } from './message.ts'
import { isStrongPassword, lengthOf } from './passwordRules.ts'

// The validation rules. Only `required` and `strength` reject an empty value: every other rule lets an optional field stay empty.

const rule = (key: MessageKey, holds: (value: string) => boolean, limit?: string | number) =>
  refine<string>(holds, { error: message(key, limit) })
const unlessEmpty = (key: MessageKey, holds: (value: string) => boolean, limit?: string | number) =>
  rule(key, (value) => value === '' || holds(value), limit)

/** Base schema of every text. A field the page does not show yet counts as missing. */
export const text = () => string({ error: 'forms.required' satisfies Message })

/** Rejects empty and whitespace-only text. */
export const required = () => rule('forms.required', (value) => value.trim() !== '')

/** A checkbox that must be ticked. */
export const accepted = () =>
  boolean({ error: 'forms.accepted' satisfies Message }).check(refine((value) => value, { error: 'forms.accepted' satisfies Message }))

const emailPattern = /^(?!\.)(?!.*\.\.)(?!.*\.@)[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

const isEmail = (value: string): boolean => value.length <= 254 && emailPattern.test(value)
export const email = () => unlessEmpty('forms.not_valid', isEmail)

export const regex = (pattern: RegExp) =>
  unlessEmpty('forms.not_valid', (value) => new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(value))

export const min = (length: number) => unlessEmpty('forms.min_length', (value) => lengthOf(value) >= length, length)
export const max = (length: number) => unlessEmpty('forms.max_length', (value) => lengthOf(value) <= length, length)
/** Exactly `count` digits. */
export const digits = (count: number) => unlessEmpty('forms.digits', (value) => value.length === count && /^[0-9]*$/.test(value), count)

// Compares decimal strings digit by digit: a float would let "1.000000000000000001" pass for 1.
const atMost = (value: string, limit: string): boolean => {
  const parts = (number: string) => {
    const [whole = '', fraction = ''] = number.replace('-', '').split('.')
    return { minus: number.startsWith('-') && /[1-9]/.test(number), whole: whole.replace(/^0+/, ''), fraction }
  }
  const a = parts(value)
  const b = parts(limit)
  if (a.minus !== b.minus) return a.minus
  const width = Math.max(a.whole.length, b.whole.length)
  const places = Math.max(a.fraction.length, b.fraction.length)
  const line = (one: typeof a) => one.whole.padStart(width, '0') + one.fraction.padEnd(places, '0')
  return a.minus ? line(a) >= line(b) : line(a) <= line(b)
}

const decimal = /^-?\d+(?:\.\d+)?$/

/** A decimal string of at most `limit`, compared exactly. */
export const max_value = (limit: string) => unlessEmpty('forms.max_value', (value) => decimal.test(value) && atMost(value, limit), limit)

export const strength = () => rule('auth.errors.insecure_password', isStrongPassword)

/** For the whole form: `field` repeats `other`. Validated even while other fields are invalid. */
export const confirmed = <Field extends string, Other extends string>(field: Field, other: Other) =>
  refine<Record<Field | Other, string>>((values) => values[field] === values[other], {
    error: 'auth.errors.passwords_must_match' satisfies Message,
    path: [field],
    when: () => true,
  })

export const bep20Pattern = /^0x[0-9a-fA-F]{40}$/
/** 0x and exactly 40 hex characters, or empty. */
export const bep20 = () => unlessEmpty('cabinet.transactions.Bep20error', (value) => bep20Pattern.test(value))
