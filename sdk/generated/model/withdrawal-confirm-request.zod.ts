/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'
import { WithdrawalConfirmAction } from './withdrawal-confirm-action.zod.ts'

export const withdrawalConfirmRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

/** The code, or another action for a withdrawal that waits for it. */
export const WithdrawalConfirmRequest = /*#__PURE__*/ zod.object({
  /** The action. Default: confirm. */
  action: /*#__PURE__*/ zod.optional(WithdrawalConfirmAction),
  /** The received code. Required to confirm. */
  code: /*#__PURE__*/ zod.optional(ConfirmationCode),
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(withdrawalConfirmRequestUserIdRegExp))),
})

/** The code, or another action for a withdrawal that waits for it. */
export type WithdrawalConfirmRequest = zod.output<typeof WithdrawalConfirmRequest>
