/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'

/**
 * A leader who shares the fund.
 */
export interface PoolLeader {
  /**
   * The abbreviated name.
   * @maxLength 255
   */
  name: string
  /** Structure volume, in USDT. */
  structure_volume: Amount
  /** Share of the fund, in MATU. */
  share_amount: Amount
}
