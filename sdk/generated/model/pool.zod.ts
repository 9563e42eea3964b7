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
  /** The required structure volume, in USDT. */
  structure_volume_from: Amount,
  /** The required own assets, in USDT. */
  own_assets_from: Amount,
  /** The fund of this period, in MATU. */
  fund_amount: Amount,
  /** The current share of each qualified leader, in MATU. 0 without a leader. */
  share_amount: Amount,
  /** Number of leaders who currently qualify. */
  leaders_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(poolLeadersCountMin)),
  /** The leaders who currently qualify, highest volume first, up to 100. */
  leaders: /*#__PURE__*/ zod.array(PoolLeader),
  /** The last six months, oldest first. */
  months: /*#__PURE__*/ zod.array(PoolMonth),
})

/** One leader pool. */
export type Pool = zod.output<typeof Pool>
