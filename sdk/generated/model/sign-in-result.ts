/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * What came of it.
 */
export type SignInResult = 'signed_in' | 'wrong_password' | 'wrong_code'
