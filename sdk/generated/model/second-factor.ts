/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The second step of a sign-in: a code of the authenticator app, or a recovery code.
 */
export type SecondFactor = 'app' | 'recovery_code'
