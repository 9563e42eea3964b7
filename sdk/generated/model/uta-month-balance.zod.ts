/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Month } from './month.zod.ts'

/** UTA balance at the end of a month. */
export const UtaMonthBalance = /*#__PURE__*/ zod.object({
  /** The month. */
  month: Month,
  /** Balance at its end, or the current one, in USDT. */
  balance: Amount,
})

/** UTA balance at the end of a month. */
export type UtaMonthBalance = zod.output<typeof UtaMonthBalance>
