/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'
import { Month } from './month.zod.ts'
import { UtaDay } from './uta-day.zod.ts'
import { UtaPairResult } from './uta-pair-result.zod.ts'

export const utaMonthStatisticsDealsClosedMin = 0

export const utaMonthStatisticsDealsProfitableMin = 0

export const utaMonthStatisticsDealsOpenMin = 0

export const UtaMonthStatistics = /*#__PURE__*/ zod.object({
  month: Month,
  opening_balance: Amount,
  closing_balance: Amount,
  paid_in: /*#__PURE__*/ zod.optional(Amount),
  taken_out: /*#__PURE__*/ zod.optional(Amount),
  profit: Decimal,
  profit_percent: Decimal,
  deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthStatisticsDealsClosedMin)),
  deals_profitable: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthStatisticsDealsProfitableMin)),
  deals_open: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthStatisticsDealsOpenMin)),
  best_day: /*#__PURE__*/ zod.union([UtaDay, /*#__PURE__*/ zod.null()]),
  worst_day: /*#__PURE__*/ zod.union([UtaDay, /*#__PURE__*/ zod.null()]),
  days: /*#__PURE__*/ zod.array(UtaDay),
  pairs: /*#__PURE__*/ zod.array(UtaPairResult),
})

export type UtaMonthStatistics = zod.input<typeof UtaMonthStatistics>
export type UtaMonthStatisticsOutput = zod.output<typeof UtaMonthStatistics>
