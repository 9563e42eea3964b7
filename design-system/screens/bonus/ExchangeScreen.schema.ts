import { object } from 'zod/mini'
import { amount, atLeast, positive } from '../../forms/amountRules.ts'
import { max_value, required, text } from '../../forms/rules.ts'

/** What is given has to be there; what is wanted only has to be an amount, the server works it out. */
export const exchangeSchema = (available: string, minimum: string | null) =>
  object({
    from_amount: text().check(required(), ...amount(), positive(), max_value(available), atLeast(minimum ?? '0')),
    to_amount: text().check(...amount(), positive()),
  })
