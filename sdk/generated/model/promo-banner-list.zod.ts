/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { PromoBanner } from './promo-banner.zod.ts'
import { PromoBannerType } from './promo-banner-type.zod.ts'

/** Active banners, and which of them the user closed. */
export const PromoBannerList = /*#__PURE__*/ zod.object({
  /** Active banners, most important first, without the closed ones. */
  data: /*#__PURE__*/ zod.array(PromoBanner),
  /** Active banners that the user closed. */
  closed: /*#__PURE__*/ zod.array(PromoBannerType),
})

/** Active banners, and which of them the user closed. */
export type PromoBannerList = zod.output<typeof PromoBannerList>
