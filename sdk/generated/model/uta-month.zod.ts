/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Decimal } from './decimal.zod.ts'
import { Month } from './month.zod.ts'

export const utaMonthDealsClosedMin = 0

/** One month in short. */
export const UtaMonth = /*#__PURE__*/ zod.object({
  /** The month. */
  month: Month,
  /** Result of all deals closed in it, in USDT. */
  profit: Decimal,
  /** The same in percent of the balance at its start. */
  profit_percent: Decimal,
  /** How many deals were closed. */
  deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthDealsClosedMin)),
})

/** One month in short. */
export type UtaMonth = zod.output<typeof UtaMonth>
