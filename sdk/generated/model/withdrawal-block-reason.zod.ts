/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Why withdrawals are blocked. */
export const WithdrawalBlockReason = /*#__PURE__*/ zod.enum(['password_changed', 'two_factor_changed', 'contact_changed', 'review'])

/** Why withdrawals are blocked. */
export type WithdrawalBlockReason = zod.output<typeof WithdrawalBlockReason>
