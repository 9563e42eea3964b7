/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Whether a contact is verified.
 */
export type VerificationState = 'verified' | 'unverified'
