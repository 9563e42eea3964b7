/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Month } from './month.ts'

/**
 * UTA balance at the end of a month.
 */
export interface UtaMonthBalance {
  /** The month. */
  month: Month
  /** Balance at its end, or the current one, in USDT. */
  balance: Amount
}
