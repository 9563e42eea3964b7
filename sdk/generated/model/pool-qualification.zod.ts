/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'

export const poolQualificationNumberMax = 6

/** The user's progress towards one pool. */
export const PoolQualification = /*#__PURE__*/ zod.object({
  /** The pool's number. */
  number: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(poolQualificationNumberMax)),
  /** True if both conditions are met. */
  is_qualified: /*#__PURE__*/ zod.boolean(),
  /** The required structure volume, in USDT. */
  structure_volume_from: Amount,
  /** The missing volume, in USDT. */
  structure_volume_missing: Amount,
  /** The required own assets, in USDT. */
  own_assets_from: Amount,
  /** The missing assets, in USDT. */
  own_assets_missing: Amount,
  /** The progress of the less fulfilled condition, in percent, at most 100. */
  progress_percent: Amount,
})

/** The user's progress towards one pool. */
export type PoolQualification = zod.output<typeof PoolQualification>
