/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The service of a transaction. `uta` includes refills, withdrawals, results, subscriptions and referral rewards of UTA.
 */
export type TransactionService = 'uta'
