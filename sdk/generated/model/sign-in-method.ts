/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * How the user signed in.
 */
export type SignInMethod = 'password' | 'google'
