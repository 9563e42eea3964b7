import { object } from 'zod/mini'
import { amount, positive } from '../../forms/amountRules.ts'
import { max_value, required, text } from '../../forms/rules.ts'
import { refine } from 'zod/mini'
import { compare } from '../../lib/money.ts'
import { amountProblem } from '../../forms/amount.ts'
import type { Message } from '../../forms/messages.ts'

/** Nothing smaller than the least that is exchanged; the field says how much that is. */
const atLeast = (minimum: string) =>
  refine<string>((value) => value === '' || amountProblem(value) !== null || compare(value, minimum) >= 0, {
    error: 'forms.not_valid' satisfies Message,
  })

/** What is given has to be there; what is wanted only has to be an amount, the server works it out. */
export const exchangeSchema = (available: string, minimum: string | null) =>
  object({
    from_amount: text().check(required(), ...amount(), positive(), max_value(available), atLeast(minimum ?? '0')),
    to_amount: text().check(...amount(), positive()),
  })
