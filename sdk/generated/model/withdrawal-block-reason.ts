/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Why withdrawals are blocked.
 */
export type WithdrawalBlockReason = 'password_changed' | 'two_factor_changed' | 'contact_changed' | 'review'
