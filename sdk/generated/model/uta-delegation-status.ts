/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The status.
 */
export type UtaDelegationStatus = 'processing' | 'done' | 'failed'
