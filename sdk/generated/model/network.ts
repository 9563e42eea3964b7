/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * BNB Smart Chain (BEP-20, chain id 56).
 */
export type Network = 'BSC'
