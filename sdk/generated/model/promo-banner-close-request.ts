/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { PromoBannerType } from './promo-banner-type.ts'

/**
 * The banner to close.
 */
export interface PromoBannerCloseRequest {
  /** The banner. */
  type: PromoBannerType
}
