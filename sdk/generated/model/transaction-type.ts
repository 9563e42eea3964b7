/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The type of a transaction.
 */
export type TransactionType =
  | 'deposit'
  | 'withdrawal'
  | 'exchange'
  | 'uta_refill'
  | 'uta_withdrawal'
  | 'uta_result'
  | 'uta_subscription'
  | 'referral_reward'
  | 'uta_referral_reward'
  | 'bonus'
  | 'insurance'
