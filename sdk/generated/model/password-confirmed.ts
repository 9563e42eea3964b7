/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * An empty string, as returned by Fortify.
 */
export type PasswordConfirmed = string
