/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The method, to a wallet on the network or to a bank card.
 */
export type WithdrawalMethod = 'wallet' | 'card'
