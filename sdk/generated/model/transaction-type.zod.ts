/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The type of a transaction. */
export const TransactionType = /*#__PURE__*/ zod.enum([
  'deposit',
  'withdrawal',
  'exchange',
  'uta_refill',
  'uta_withdrawal',
  'uta_result',
  'uta_subscription',
  'referral_reward',
  'uta_referral_reward',
  'bonus',
  'insurance',
])

/** The type of a transaction. */
export type TransactionType = zod.output<typeof TransactionType>
