/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The status.
 */
export type UtaWithdrawalStatus = 'accepted' | 'processing' | 'done' | 'rejected' | 'failed'
