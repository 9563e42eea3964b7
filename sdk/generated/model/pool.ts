/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { PoolLeader } from './pool-leader.ts'
import type { PoolMonth } from './pool-month.ts'

/**
 * One leader pool.
 */
export interface Pool {
  /**
   * The pool's number.
   * @minimum 1
   * @maximum 6
   */
  number: number
  /** The required structure volume, in USDT. */
  structure_volume_from: Amount
  /** The required own assets, in USDT. */
  own_assets_from: Amount
  /** The fund of this period, in MATU. */
  fund_amount: Amount
  /** The current share of each qualified leader, in MATU. 0 without a leader. */
  share_amount: Amount
  /**
   * Number of leaders who currently qualify.
   * @minimum 0
   */
  leaders_count: number
  /** The leaders who currently qualify, highest volume first, up to 100. */
  leaders: PoolLeader[]
  /** The last six months, oldest first. */
  months: PoolMonth[]
}
