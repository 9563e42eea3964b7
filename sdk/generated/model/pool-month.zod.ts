/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Month } from './month.zod.ts'

export const poolMonthLeadersCountMin = 0

/** The fund of one month. */
export const PoolMonth = /*#__PURE__*/ zod.object({
  /** The month. */
  month: Month,
  /** The fund, in MATU. */
  fund_amount: Amount,
  /** Number of recipients. */
  leaders_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(poolMonthLeadersCountMin)),
})

/** The fund of one month. */
export type PoolMonth = zod.output<typeof PoolMonth>
