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

/** Details of one month. They agree to the last digit with the deals closed in it. */
export const UtaMonthStatistics = /*#__PURE__*/ zod.object({
  /** The month. */
  month: Month,
  /** Balance at its start, in USDT. */
  opening_balance: Amount,
  /** Balance at its end, or the current one, in USDT. */
  closing_balance: Amount,
  /** Deposits into UTA in the month, in USDT. If absent, it is computed from the days. */
  paid_in: /*#__PURE__*/ zod.optional(Amount),
  /** Withdrawals from UTA in the month, in USDT. If absent, it is computed from the days. */
  taken_out: /*#__PURE__*/ zod.optional(Amount),
  /** Result of all deals closed in it, in USDT. */
  profit: Decimal,
  /** The same result, in percent of the opening balance. */
  profit_percent: Decimal,
  /** Number of closed deals. */
  deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthStatisticsDealsClosedMin)),
  /** Number of profitable deals. */
  deals_profitable: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthStatisticsDealsProfitableMin)),
  /** Number of deals open at its end, or now. */
  deals_open: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaMonthStatisticsDealsOpenMin)),
  /** The day with the highest result, or null without deals. */
  best_day: /*#__PURE__*/ zod.union([UtaDay, /*#__PURE__*/ zod.null()]),
  /** The day with the lowest result, or null without deals. */
  worst_day: /*#__PURE__*/ zod.union([UtaDay, /*#__PURE__*/ zod.null()]),
  /** The days up to today, oldest first, including those without deals. */
  days: /*#__PURE__*/ zod.array(UtaDay),
  /** Results by pair, highest first. */
  pairs: /*#__PURE__*/ zod.array(UtaPairResult),
})

/** Details of one month. They agree to the last digit with the deals closed in it. */
export type UtaMonthStatistics = zod.output<typeof UtaMonthStatistics>
