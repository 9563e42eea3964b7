/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'

export const poolQualificationNumberMax = 6

/** How far the user is from one pool. */
export const PoolQualification = /*#__PURE__*/ zod.object({
  /** The pool's number. */
  number: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(poolQualificationNumberMax)),
  /** True if both conditions are met. */
  is_qualified: /*#__PURE__*/ zod.boolean(),
  /** Structure volume it needs, in USDT. */
  structure_volume_from: Amount,
  /** What is missing, in USDT. */
  structure_volume_missing: Amount,
  /** Own assets it needs, in USDT. */
  own_assets_from: Amount,
  /** What is missing, in USDT. */
  own_assets_missing: Amount,
  /** The lower of both conditions, in percent, at most 100. */
  progress_percent: Amount,
})

/** How far the user is from one pool. */
export type PoolQualification = zod.output<typeof PoolQualification>
