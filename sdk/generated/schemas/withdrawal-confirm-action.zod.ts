/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const WithdrawalConfirmAction = /*#__PURE__*/ zod.enum(['confirm', 'resend', 'cancel'])

export type WithdrawalConfirmAction = zod.input<typeof WithdrawalConfirmAction>
export type WithdrawalConfirmActionOutput = zod.output<typeof WithdrawalConfirmAction>
