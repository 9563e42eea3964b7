/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Rows in a page.
 */
export type PerPageParameter = number
