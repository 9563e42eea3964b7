/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Decimal } from './decimal.ts'
import type { Month } from './month.ts'
import type { UtaDay } from './uta-day.ts'
import type { UtaPairResult } from './uta-pair-result.ts'

/**
 * Details of one month. They agree to the last digit with the deals closed in it.
 */
export interface UtaMonthStatistics {
  /** The month. */
  month: Month
  /** Balance at its start, in USDT. */
  opening_balance: Amount
  /** Balance at its end, or the current one, in USDT. */
  closing_balance: Amount
  /** Deposits into UTA in the month, in USDT. If absent, it is computed from the days. */
  paid_in?: Amount
  /** Withdrawals from UTA in the month, in USDT. If absent, it is computed from the days. */
  taken_out?: Amount
  /** Result of all deals closed in it, in USDT. */
  profit: Decimal
  /** The same result, in percent of the opening balance. */
  profit_percent: Decimal
  /**
   * Number of closed deals.
   * @minimum 0
   */
  deals_closed: number
  /**
   * Number of profitable deals.
   * @minimum 0
   */
  deals_profitable: number
  /**
   * Number of deals open at its end, or now.
   * @minimum 0
   */
  deals_open: number
  /** The day with the highest result, or null without deals. */
  best_day: UtaDay | null
  /** The day with the lowest result, or null without deals. */
  worst_day: UtaDay | null
  /** The days up to today, oldest first, including those without deals. */
  days: UtaDay[]
  /** Results by pair, highest first. */
  pairs: UtaPairResult[]
}
