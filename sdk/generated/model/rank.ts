/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { RankName } from './rank-name.ts'

/**
 * One step of the rank ladder. All conditions must be met.
 */
export interface Rank {
  /** The rank. */
  name: RankName
  /** The required own assets, in USDT. */
  own_assets_from: Amount
  /** The required structure volume, in USDT. */
  structure_volume_from: Amount
  /** The required structure volume of one month, in USDT. 0 if none. */
  monthly_volume_from: Amount
}
