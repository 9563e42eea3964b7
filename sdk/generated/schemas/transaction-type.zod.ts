/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

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

export type TransactionType = zod.input<typeof TransactionType>
export type TransactionTypeOutput = zod.output<typeof TransactionType>
