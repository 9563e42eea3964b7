/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { PromoBannerType } from './promo-banner-type.ts'
import type { PromoStep } from './promo-step.ts'

/**
 * The summer promotion and the user's progress.
 */
export interface Promotion {
  /** The promotion. */
  type: PromoBannerType
  /** True once the user has begun a step. */
  is_participating: boolean
  /** When it begins. */
  starts_at: string
  /** When it ends. */
  ends_at: string
  /** Rewards earned so far, in MATU. */
  earned: Amount
  /** Rewards that can still be earned, in MATU. */
  possible: Amount
  /** The steps in order. */
  steps: PromoStep[]
}
