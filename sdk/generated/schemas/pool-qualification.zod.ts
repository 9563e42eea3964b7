/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'

export const poolQualificationNumberMax = 6

export const PoolQualification = /*#__PURE__*/ zod.object({
  number: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(poolQualificationNumberMax)),
  is_qualified: /*#__PURE__*/ zod.boolean(),
  structure_volume_from: Amount,
  structure_volume_missing: Amount,
  own_assets_from: Amount,
  own_assets_missing: Amount,
  progress_percent: Amount,
})

export type PoolQualification = zod.input<typeof PoolQualification>
export type PoolQualificationOutput = zod.output<typeof PoolQualification>
