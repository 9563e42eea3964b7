/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Month } from './month.zod.ts'

/** What was in UTA when a month ended. */
export const UtaMonthBalance = /*#__PURE__*/ zod.object({
  /** The month. */
  month: Month,
  /** Balance at its end, or now, in USDT. */
  balance: Amount,
})

/** What was in UTA when a month ended. */
export type UtaMonthBalance = zod.output<typeof UtaMonthBalance>
