/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { PromoBannerType } from './promo-banner-type.zod.ts'

/** Which banner to close. */
export const PromoBannerCloseRequest = /*#__PURE__*/ zod.object({
  /** The banner. */
  type: PromoBannerType,
})

/** Which banner to close. */
export type PromoBannerCloseRequest = zod.output<typeof PromoBannerCloseRequest>
