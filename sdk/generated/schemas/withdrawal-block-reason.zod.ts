/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const WithdrawalBlockReason = /*#__PURE__*/ zod.enum(['password_changed', 'two_factor_changed', 'contact_changed', 'review'])

export type WithdrawalBlockReason = zod.input<typeof WithdrawalBlockReason>
export type WithdrawalBlockReasonOutput = zod.output<typeof WithdrawalBlockReason>
