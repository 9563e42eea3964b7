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

/** One month in detail. It agrees with the deals closed in it to the last digit. */
export const UtaMonthStatistics = /*#__PURE__*/ zod.object({
  /** The month. */
  month: Month,
  /** Balance at its start, in USDT. */
  opening_balance: Amount,
  /** Balance at its end, or now, in USDT. */
  closing_balance: Amount,
  /** What was moved into UTA in it, in USDT. Absent: worked out from the days. */
  paid_in: /*#__PURE__*/ zod.optional(Amount),
  /** What was taken out of UTA in it, in USDT. Absent: worked out from the days. */
  taken_out: /*#__PURE__*/ zod.optional(Amount),
  /** Result of all deals closed in it, in USDT. */
  profit: Decimal,
  /** The same in percent of the opening balance. */
  profit_percent: Decimal,
  /** How many deals were closed. */
  deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthStatisticsDealsClosedMin)),
  /** How many of them gained. */
  deals_profitable: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthStatisticsDealsProfitableMin)),
  /** How many are open at its end, or now. */
  deals_open: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthStatisticsDealsOpenMin)),
  /** The day with the highest result, or null without a deal. */
  best_day: /*#__PURE__*/ zod.union([UtaDay, /*#__PURE__*/ zod.null()]),
  /** The day with the lowest result, or null without a deal. */
  worst_day: /*#__PURE__*/ zod.union([UtaDay, /*#__PURE__*/ zod.null()]),
  /** Its days up to today, oldest first, also those without a deal. */
  days: /*#__PURE__*/ zod.array(UtaDay),
  /** Results by pair, highest first. */
  pairs: /*#__PURE__*/ zod.array(UtaPairResult),
})

/** One month in detail. It agrees with the deals closed in it to the last digit. */
export type UtaMonthStatistics = zod.output<typeof UtaMonthStatistics>
