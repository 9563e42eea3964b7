/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'

export const PoolLeader = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string(),
  structure_volume: Amount,
  share_amount: Amount,
})

export type PoolLeader = zod.input<typeof PoolLeader>
export type PoolLeaderOutput = zod.output<typeof PoolLeader>
