/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { PromoBanner } from './promo-banner.zod.ts'
import { PromoBannerType } from './promo-banner-type.zod.ts'

export const promoBannerListClosedDefault = []

/** Active banners, and those the user has closed. */
export const PromoBannerList = /*#__PURE__*/ zod.object({
  /** Active banners, most important first, without the closed ones. */
  data: /*#__PURE__*/ zod.array(PromoBanner),
  /** Active banners that the user has closed. Absent if there are none. */
  closed: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(PromoBannerType), promoBannerListClosedDefault),
})

/** Active banners, and those the user has closed. */
export type PromoBannerList = zod.output<typeof PromoBannerList>
