/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * A long deal gains when the price rises, a short one when it falls.
 */
export type UtaDealSide = 'long' | 'short'
