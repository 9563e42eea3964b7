/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Month } from './month.zod.ts'

export const poolMonthLeadersCountMin = 0

export const PoolMonth = /*#__PURE__*/ zod.object({
  month: Month,
  fund_amount: Amount,
  leaders_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(poolMonthLeadersCountMin)),
})

export type PoolMonth = zod.input<typeof PoolMonth>
export type PoolMonthOutput = zod.output<typeof PoolMonth>
