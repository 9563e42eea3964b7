/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { PromoBannerType } from './promo-banner-type.zod.ts'
import { PromoStep } from './promo-step.zod.ts'

export const Promotion = /*#__PURE__*/ zod.object({
  type: PromoBannerType,
  is_participating: /*#__PURE__*/ zod.boolean(),
  starts_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  ends_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  earned: Amount,
  possible: Amount,
  steps: /*#__PURE__*/ zod.array(PromoStep),
})

export type Promotion = zod.input<typeof Promotion>
export type PromotionOutput = zod.output<typeof Promotion>
