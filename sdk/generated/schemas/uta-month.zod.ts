/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Decimal } from './decimal.zod.ts'
import { Month } from './month.zod.ts'

export const utaMonthDealsClosedMin = 0

export const UtaMonth = /*#__PURE__*/ zod.object({
  month: Month,
  profit: Decimal,
  profit_percent: Decimal,
  deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthDealsClosedMin)),
})

export type UtaMonth = zod.input<typeof UtaMonth>
export type UtaMonthOutput = zod.output<typeof UtaMonth>
