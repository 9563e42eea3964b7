/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { RankName } from './rank-name.zod.ts'

/** One step of the rank ladder. All conditions must be met. */
export const Rank = /*#__PURE__*/ zod.object({
  /** The rank. */
  name: RankName,
  /** The required own assets, in USDT. */
  own_assets_from: Amount,
  /** The required structure volume, in USDT. */
  structure_volume_from: Amount,
  /** The required structure volume of one month, in USDT. 0 if none. */
  monthly_volume_from: Amount,
})

/** One step of the rank ladder. All conditions must be met. */
export type Rank = zod.output<typeof Rank>
