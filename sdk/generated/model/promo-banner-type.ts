/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The subject of a banner.
 */
export type PromoBannerType = 'summer_promotion' | 'two_factor' | 'insurance' | 'uta_subscription'
