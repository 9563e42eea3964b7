/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'
import { WithdrawalConfirmAction } from './withdrawal-confirm-action.zod.ts'

export const WithdrawalConfirmRequest = /*#__PURE__*/ zod.object({
  action: /*#__PURE__*/ zod.optional(WithdrawalConfirmAction),
  code: /*#__PURE__*/ zod.optional(ConfirmationCode),
})

export type WithdrawalConfirmRequest = zod.input<typeof WithdrawalConfirmRequest>
export type WithdrawalConfirmRequestOutput = zod.output<typeof WithdrawalConfirmRequest>
