/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const PromoBannerType = /*#__PURE__*/ zod.enum(['summer_promotion', 'two_factor', 'insurance', 'uta_subscription'])

export type PromoBannerType = zod.input<typeof PromoBannerType>
export type PromoBannerTypeOutput = zod.output<typeof PromoBannerType>
