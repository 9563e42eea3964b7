/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { PoolQualification } from './pool-qualification.ts'

/**
 * The user's progress towards each pool.
 */
export interface PoolQualificationList {
  /** Pools 1 to 6 in order. */
  data: PoolQualification[]
  /** The user's structure volume, in USDT. If absent, it is computed from what is missing for the pools. */
  structure_volume?: Amount
  /** The user's own assets, in USDT; equal to those in the referral statistic. If absent, they are computed from what is missing for the pools. */
  own_assets?: Amount
  /** The deadline for meeting the conditions in this period. If absent, none is shown. */
  qualifies_until?: string
}
