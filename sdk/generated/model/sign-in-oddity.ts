/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * What was unusual about it.
 */
export type SignInOddity = 'new_device' | 'new_country' | 'many_attempts'
