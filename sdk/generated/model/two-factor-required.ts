/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The password was correct; a second factor is required before a token is issued.
 */
export const TwoFactorRequiredValue = {
  /** Always true. */
  two_factor: true,
} as const
export type TwoFactorRequired = typeof TwoFactorRequiredValue
