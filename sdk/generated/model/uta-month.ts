/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Decimal } from './decimal.ts'
import type { Month } from './month.ts'

/**
 * Summary of one month.
 */
export interface UtaMonth {
  /** The month. */
  month: Month
  /** Result of all deals closed in it, in USDT. */
  profit: Decimal
  /** The same result, in percent of the balance at its start. */
  profit_percent: Decimal
  /**
   * Number of closed deals.
   * @minimum 0
   */
  deals_closed: number
}
