/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Month } from './month.ts'

/**
 * The fund of one month.
 */
export interface PoolMonth {
  /** The month. */
  month: Month
  /** The fund, in MATU. */
  fund_amount: Amount
  /**
   * Number of recipients.
   * @minimum 0
   */
  leaders_count: number
}
