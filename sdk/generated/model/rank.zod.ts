/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { RankName } from './rank-name.zod.ts'

/** One step of the rank ladder. Both conditions count, the lower one sets the rank. */
export const Rank = /*#__PURE__*/ zod.object({
  /** The rank. */
  name: RankName,
  /** Own assets it needs, in USDT. */
  own_assets_from: Amount,
  /** Structure volume it needs, in USDT. */
  structure_volume_from: Amount,
  /** Structure volume of one month it needs, in USDT. 0 if none. */
  monthly_volume_from: Amount,
})

/** One step of the rank ladder. Both conditions count, the lower one sets the rank. */
export type Rank = zod.output<typeof Rank>
