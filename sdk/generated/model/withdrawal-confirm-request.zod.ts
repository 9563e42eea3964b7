/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'
import { WithdrawalConfirmAction } from './withdrawal-confirm-action.zod.ts'

/** The code, or another action for a withdrawal that waits for it. */
export const WithdrawalConfirmRequest = /*#__PURE__*/ zod.object({
  /** The action. Default: confirm. */
  action: /*#__PURE__*/ zod.optional(WithdrawalConfirmAction),
  /** The received code. Required to confirm. */
  code: /*#__PURE__*/ zod.optional(ConfirmationCode),
})

/** The code, or another action for a withdrawal that waits for it. */
export type WithdrawalConfirmRequest = zod.output<typeof WithdrawalConfirmRequest>
