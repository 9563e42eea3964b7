/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Whether two-factor sign-in is on.
 */
export type TwoFactorState = 'enabled' | 'disabled'
