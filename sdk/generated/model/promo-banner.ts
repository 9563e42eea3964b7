/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { PromoBannerType } from './promo-banner-type.ts'

/**
 * A banner that may be shown.
 */
export interface PromoBanner {
  /** The subject. The interface has its own texts. */
  type: PromoBannerType
  /** When it starts. */
  starts_at?: string
  /**
   * When it ends, or null.
   * @nullable
   */
  ends_at?: string | null
  /**
   * Number of steps completed by the user, or null.
   * @minimum 0
   * @nullable
   */
  steps_done?: number | null
  /**
   * Total number of steps, or null.
   * @minimum 1
   * @nullable
   */
  steps_total?: number | null
}
