/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { PromoBannerType } from './promo-banner-type.ts'
import type { PromoBanner } from './promo-banner.ts'

/**
 * Active banners, and those the user has closed.
 */
export interface PromoBannerList {
  /** Active banners, most important first, without the closed ones. */
  data: PromoBanner[]
  /** Active banners that the user has closed. Absent if there are none. */
  closed: PromoBannerType[]
}
