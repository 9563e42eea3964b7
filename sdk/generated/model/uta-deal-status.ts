/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Whether the deal is still open.
 */
export type UtaDealStatus = 'open' | 'closed'
