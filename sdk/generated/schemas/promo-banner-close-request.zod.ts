/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { PromoBannerType } from './promo-banner-type.zod.ts'

export const PromoBannerCloseRequest = /*#__PURE__*/ zod.object({
  type: PromoBannerType,
})

export type PromoBannerCloseRequest = zod.input<typeof PromoBannerCloseRequest>
export type PromoBannerCloseRequestOutput = zod.output<typeof PromoBannerCloseRequest>
