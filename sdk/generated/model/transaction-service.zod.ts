/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The service of a transaction. `uta` includes refills, withdrawals, results, subscriptions and referral rewards of UTA. */
export const TransactionService = /*#__PURE__*/ zod.enum(['uta'])

/** The service of a transaction. `uta` includes refills, withdrawals, results, subscriptions and referral rewards of UTA. */
export type TransactionService = zod.output<typeof TransactionService>
