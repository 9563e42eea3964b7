import type { Locale } from '../i18n/tags.ts'
import { abs, compare, isNegative, negate, signOf } from '../lib/money.ts'
import type { AmountProblem } from './amount.ts'
import { formatAmount, parseAmount } from './amount.ts'

const MINUS = '\u2212'

/** What the numbers of a ruler are: decimal strings from its first to its last, with no more than `decimals` digits after the point. */
export type RulerScale = { from: string; to: string; decimals: number }

/** Why a typed number is not the one that is used. `above` and `below`: the end of the ruler is used. */
export type RulerProblem = AmountProblem | 'above' | 'below'
type Read = { value: string | null; problem: RulerProblem | null }

/** A typed number of a ruler. `value`: the number to use; `null` if the text is none, or empty. `unit`: may be written beside the number. */
export function readRuler(text: string, locale: Locale, unit: string, { from, to, decimals }: RulerScale): Read {
  const [, sign = '', number = ''] = /^\s*([-+\u2212\u2013]?)(.*)$/su.exec(text) ?? []
  const { value, problem } = parseAmount(number.replace(/\s*%\s*$/u, ''), locale, unit)
  if (problem) return { value: null, problem }
  if (value === '') return { value: null, problem: sign === '' ? null : 'not_a_number' }
  if ((value.split('.')[1]?.length ?? 0) > decimals) return { value: null, problem: 'too_many_decimals' }
  const signed = sign === '' || sign === '+' ? value : negate(value)
  if (compare(signed, to) > 0) return { value: to, problem: 'above' }
  return compare(signed, from) < 0 ? { value: from, problem: 'below' } : { value: signed, problem: null }
}

/** A number of a ruler as its field shows it: with its sign, if the ruler goes below zero. */
export function rulerText(value: string, locale: Locale, { from }: RulerScale): string {
  const sign = isNegative(value) ? MINUS : isNegative(from) && signOf(value) > 0 ? '+' : ''
  return sign + formatAmount(abs(value), locale)
}
