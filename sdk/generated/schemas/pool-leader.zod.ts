/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'

export const poolLeaderNameMax = 255

export const PoolLeader = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(poolLeaderNameMax)),
  structure_volume: Amount,
  share_amount: Amount,
})

export type PoolLeader = zod.input<typeof PoolLeader>
export type PoolLeaderOutput = zod.output<typeof PoolLeader>
