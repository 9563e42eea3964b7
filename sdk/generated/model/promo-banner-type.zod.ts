/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The subject of a banner. */
export const PromoBannerType = /*#__PURE__*/ zod.enum(['summer_promotion', 'two_factor', 'insurance', 'uta_subscription'])

/** The subject of a banner. */
export type PromoBannerType = zod.output<typeof PromoBannerType>
