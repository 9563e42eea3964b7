/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** What a banner is about. */
export const PromoBannerType = /*#__PURE__*/ zod.enum(['summer_promotion', 'two_factor', 'insurance', 'uta_subscription'])

/** What a banner is about. */
export type PromoBannerType = zod.output<typeof PromoBannerType>
