import { refine } from 'zod/mini'
import type { AmountProblem } from './amount.ts'
import { compare, isZero } from '../lib/money.ts'
import { amountProblem, maxDecimals } from './amount.ts'
import type { Message } from './messages.ts'
import { message } from './messages.ts'

const keys: Record<AmountProblem, Message> = {
  not_a_number: 'forms.amount',
  other_grouping: 'forms.amount_grouping',
  other_currency: 'forms.amount_currency',
  too_many_decimals: message('forms.amount_decimals', maxDecimals),
}

const check = (problem: AmountProblem) => refine<string>((value) => amountProblem(value) !== problem, { error: keys[problem], abort: true })

/** A canonical decimal string, as AmountField gives it; says why where it is none. Spread into `check(…)`. */
export const amount = () => [check('other_grouping'), check('other_currency'), check('too_many_decimals'), check('not_a_number')] as const

/** More than nothing; an empty field is the business of `required`. */
export const positive = () =>
  refine<string>((value) => value === '' || /[1-9]/.test(value), { error: 'forms.amount_positive' satisfies Message })

/** No less than the smallest amount that is taken. The field says how much that is, with its token (`min` of AmountField). */
export const atLeast = (minimum: string) =>
  refine<string>((value) => value === '' || amountProblem(value) !== null || isZero(value) || compare(value, minimum) >= 0, {
    error: 'forms.not_valid' satisfies Message,
  })
