import { object } from 'zod/mini'
import { amount, atLeast, positive } from '../../forms/amountRules.ts'
import { max_value, required, text } from '../../forms/rules.ts'

/** The amount to give must be available; for the amount to receive any amount is valid, because the server computes the other. */
export const exchangeSchema = (available: string, minimum: string | null) =>
  object({
    from_amount: text().check(required(), ...amount(), positive(), max_value(available), atLeast(minimum ?? '0')),
    to_amount: text().check(...amount(), positive()),
  })
