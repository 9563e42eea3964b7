/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { PoolQualification } from './pool-qualification.zod.ts'

export const poolQualificationListStructureVolumeRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const poolQualificationListOwnAssetsRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

/** The user's progress towards each pool. */
export const PoolQualificationList = /*#__PURE__*/ zod.object({
  /** Pools 1 to 6 in order. */
  data: /*#__PURE__*/ zod.array(PoolQualification),
  /** The user's structure volume, in USDT. If absent, it is computed from what is missing for the pools. */
  structure_volume: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', poolQualificationListStructureVolumeRegExp)),
  /** The user's own assets, in USDT; equal to those in the referral statistic. If absent, they are computed from what is missing for the pools. */
  own_assets: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', poolQualificationListOwnAssetsRegExp)),
  /** The deadline for meeting the conditions in this period. If absent, none is shown. */
  qualifies_until: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** The user's progress towards each pool. */
export type PoolQualificationList = zod.output<typeof PoolQualificationList>
