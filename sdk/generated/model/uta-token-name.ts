/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The token of UTA.
 */
export type UtaTokenName = 'USDT'
