import { refine } from 'zod/mini'
import type { AmountProblem } from './amount.ts'
import { compare, isZero } from '../lib/money.ts'
import { amountProblem, maxDecimals } from './amount.ts'
import type { Message } from './messages.ts'
import { message } from './message.ts'

const keys: Record<AmountProblem, Message> = {
  not_a_number: 'forms.amount',
  other_grouping: 'forms.amount_grouping',
  other_currency: 'forms.amount_currency',
  too_many_decimals: message('forms.amount_decimals', maxDecimals),
}

const check = (problem: AmountProblem) => refine<string>((value) => amountProblem(value) !== problem, { error: keys[problem], abort: true })

/** A canonical decimal string, as AmountField produces it; says why if it is not one. Spread into `check(…)`. */
export const amount = () => [check('other_grouping'), check('other_currency'), check('too_many_decimals'), check('not_a_number')] as const

/** Greater than zero; empty values are left to `required`. */
export const positive = () =>
  refine<string>((value) => value === '' || /[1-9]/.test(value), { error: 'forms.amount_positive' satisfies Message })

/** At least the minimum. The field's message shows the minimum with its token (`min` of AmountField). */
export const atLeast = (minimum: string) =>
  refine<string>((value) => value === '' || amountProblem(value) !== null || isZero(value) || compare(value, minimum) >= 0, {
    error: 'forms.not_valid' satisfies Message,
  })
