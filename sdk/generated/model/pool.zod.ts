/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { PoolLeader } from './pool-leader.zod.ts'
import { PoolMonth } from './pool-month.zod.ts'

export const poolNumberMax = 6

export const poolLeadersCountMin = 0

/** One leader pool. */
export const Pool = /*#__PURE__*/ zod.object({
  /** The pool's number. */
  number: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(poolNumberMax)),
  /** Structure volume it needs, in USDT. */
  structure_volume_from: Amount,
  /** Own assets it needs, in USDT. */
  own_assets_from: Amount,
  /** The fund of this period, in MATU. */
  fund_amount: Amount,
  /** What each qualified leader gets now, in MATU. 0 without a leader. */
  share_amount: Amount,
  /** How many qualify now. */
  leaders_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(poolLeadersCountMin)),
  /** Who qualifies now, highest volume first, up to 100. */
  leaders: /*#__PURE__*/ zod.array(PoolLeader),
  /** The last six months, oldest first. */
  months: /*#__PURE__*/ zod.array(PoolMonth),
})

/** One leader pool. */
export type Pool = zod.output<typeof Pool>
