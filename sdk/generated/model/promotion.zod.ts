/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { PromoBannerType } from './promo-banner-type.zod.ts'
import { PromoStep } from './promo-step.zod.ts'

/** The summer promotion and the user's progress. */
export const Promotion = /*#__PURE__*/ zod.object({
  /** The promotion. */
  type: PromoBannerType,
  /** True once the user has begun a step. */
  is_participating: /*#__PURE__*/ zod.boolean(),
  /** When it begins. */
  starts_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it ends. */
  ends_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** Rewards earned so far, in MATU. */
  earned: Amount,
  /** Rewards that can still be earned, in MATU. */
  possible: Amount,
  /** The steps in order. */
  steps: /*#__PURE__*/ zod.array(PromoStep),
})

/** The summer promotion and the user's progress. */
export type Promotion = zod.output<typeof Promotion>
