/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'
import { WithdrawalConfirmAction } from './withdrawal-confirm-action.zod.ts'

export const withdrawalConfirmRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

export const WithdrawalConfirmRequest = /*#__PURE__*/ zod.object({
  action: /*#__PURE__*/ zod.optional(WithdrawalConfirmAction),
  code: /*#__PURE__*/ zod.optional(ConfirmationCode),
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(withdrawalConfirmRequestUserIdRegExp))),
})

export type WithdrawalConfirmRequest = zod.input<typeof WithdrawalConfirmRequest>
export type WithdrawalConfirmRequestOutput = zod.output<typeof WithdrawalConfirmRequest>
