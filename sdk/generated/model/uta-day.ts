/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Decimal } from './decimal.ts'

/**
 * One day of UTA.
 */
export interface UtaDay {
  /** The day, in the time zone given with the list. */
  date: string
  /** Result of the deals closed on that day, in USDT. */
  profit: Decimal
  /** The same result, in percent of the balance at the start of the day. */
  profit_percent: Decimal
  /** Balance at the end of the day, in USDT. The previous balance plus the result and deposits, less withdrawals. */
  balance: Amount
  /**
   * Number of closed deals.
   * @minimum 0
   */
  deals_closed: number
}
