/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { RankName } from './rank-name.zod.ts'

export const Rank = /*#__PURE__*/ zod.object({
  name: RankName,
  own_assets_from: Amount,
  structure_volume_from: Amount,
  monthly_volume_from: Amount,
})

export type Rank = zod.input<typeof Rank>
export type RankOutput = zod.output<typeof Rank>
