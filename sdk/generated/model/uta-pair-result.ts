/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Decimal } from './decimal.ts'

/**
 * The month's result of one pair.
 */
export interface UtaPairResult {
  /** The pair, for example BTC/USDT. */
  pair: string
  /**
   * Number of closed deals.
   * @minimum 0
   */
  deals_closed: number
  /** Their result, in USDT. */
  profit: Decimal
}
