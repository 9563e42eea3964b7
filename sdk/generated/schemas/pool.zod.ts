/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { PoolLeader } from './pool-leader.zod.ts'
import { PoolMonth } from './pool-month.zod.ts'

export const poolNumberMax = 6

export const poolLeadersCountMin = 0

export const Pool = /*#__PURE__*/ zod.object({
  number: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(poolNumberMax)),
  structure_volume_from: Amount,
  own_assets_from: Amount,
  fund_amount: Amount,
  share_amount: Amount,
  leaders_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(poolLeadersCountMin)),
  leaders: /*#__PURE__*/ zod.array(PoolLeader),
  months: /*#__PURE__*/ zod.array(PoolMonth),
})

export type Pool = zod.input<typeof Pool>
export type PoolOutput = zod.output<typeof Pool>
