/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * A token on BNB Smart Chain. All three have 18 decimals. The specification mentions MATU and USDT but does not list the tokens.
 */
export type Token = 'MATU' | 'USDT' | 'BNB'
