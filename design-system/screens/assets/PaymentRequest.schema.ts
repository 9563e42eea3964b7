import { object, refine } from 'zod/mini'
import { amountProblem } from '../../forms/amount.ts'
import { amount, positive } from '../../forms/amountRules.ts'
import type { Message } from '../../forms/messages.ts'
import { required, text } from '../../forms/rules.ts'
import { compare, isZero } from '../../lib/money.ts'

// The field says the smallest amount itself, with its token.
const atLeast = (minimum: string) =>
  refine<string>((value) => value === '' || amountProblem(value) !== null || isZero(value) || compare(value, minimum) >= 0, {
    error: 'forms.not_valid' satisfies Message,
  })

/** An amount that is credited when it arrives. */
export const requestSchema = (minimum: string) => object({ amount: text().check(required(), ...amount(), positive(), atLeast(minimum)) })
