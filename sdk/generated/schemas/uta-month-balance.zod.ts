/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Month } from './month.zod.ts'

export const UtaMonthBalance = /*#__PURE__*/ zod.object({
  month: Month,
  balance: Amount,
})

export type UtaMonthBalance = zod.input<typeof UtaMonthBalance>
export type UtaMonthBalanceOutput = zod.output<typeof UtaMonthBalance>
