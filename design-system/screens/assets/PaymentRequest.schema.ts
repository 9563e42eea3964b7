import { object } from 'zod/mini'
import { amount, atLeast, positive } from '../../forms/amountRules.ts'
import { required, text } from '../../forms/rules.ts'

/** An amount that reaches the minimum deposit. */
export const requestSchema = (minimum: string) => object({ amount: text().check(required(), ...amount(), positive(), atLeast(minimum)) })
