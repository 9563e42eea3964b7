import { object } from 'zod/mini'
import { amount, atLeast, positive } from '../../forms/amountRules.ts'
import { required, text } from '../../forms/rules.ts'

/** An amount that is credited when it arrives. */
export const requestSchema = (minimum: string) => object({ amount: text().check(required(), ...amount(), positive(), atLeast(minimum)) })
