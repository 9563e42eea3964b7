/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * A wallet is `pending` until its code is confirmed, then `waiting` for 24 hours, then `active`.
 */
export type TrustedWalletStatus = 'pending' | 'waiting' | 'active'
