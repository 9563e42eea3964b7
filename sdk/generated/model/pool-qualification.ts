/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'

/**
 * The user's progress towards one pool.
 */
export interface PoolQualification {
  /**
   * The pool's number.
   * @minimum 1
   * @maximum 6
   */
  number: number
  /** True if both conditions are met. */
  is_qualified: boolean
  /** The required structure volume, in USDT. */
  structure_volume_from: Amount
  /** The missing volume, in USDT. */
  structure_volume_missing: Amount
  /** The required own assets, in USDT. */
  own_assets_from: Amount
  /** The missing assets, in USDT. */
  own_assets_missing: Amount
  /** The progress of the less fulfilled condition, in percent, at most 100. */
  progress_percent: Amount
}
