/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Decimal } from './decimal.zod.ts'
import { Month } from './month.zod.ts'

export const utaMonthDealsClosedMin = 0

/** Summary of one month. */
export const UtaMonth = /*#__PURE__*/ zod.object({
  /** The month. */
  month: Month,
  /** Result of all deals closed in it, in USDT. */
  profit: Decimal,
  /** The same result, in percent of the balance at its start. */
  profit_percent: Decimal,
  /** Number of closed deals. */
  deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthDealsClosedMin)),
})

/** Summary of one month. */
export type UtaMonth = zod.output<typeof UtaMonth>
