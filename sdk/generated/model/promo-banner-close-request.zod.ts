/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { PromoBannerType } from './promo-banner-type.zod.ts'

/** The banner to close. */
export const PromoBannerCloseRequest = /*#__PURE__*/ zod.object({
  /** The banner. */
  type: PromoBannerType,
})

/** The banner to close. */
export type PromoBannerCloseRequest = zod.output<typeof PromoBannerCloseRequest>
