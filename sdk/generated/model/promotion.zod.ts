/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { PromoBannerType } from './promo-banner-type.zod.ts'
import { PromoStep } from './promo-step.zod.ts'

/** The summer promotion and one's own progress. */
export const Promotion = /*#__PURE__*/ zod.object({
  /** Which promotion. */
  type: PromoBannerType,
  /** True once a step was begun. */
  is_participating: /*#__PURE__*/ zod.boolean(),
  /** When it begins. */
  starts_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it ends. */
  ends_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** What was earned, in MATU. */
  earned: Amount,
  /** What can still be earned, in MATU. */
  possible: Amount,
  /** The steps in order. */
  steps: /*#__PURE__*/ zod.array(PromoStep),
})

/** The summer promotion and one's own progress. */
export type Promotion = zod.output<typeof Promotion>
