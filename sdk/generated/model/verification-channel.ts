/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * A contact that can be verified.
 */
export type VerificationChannel = 'email' | 'phone' | 'telegram'
