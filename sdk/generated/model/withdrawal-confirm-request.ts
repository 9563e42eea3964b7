/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ConfirmationCode } from './confirmation-code.ts'
import type { Id } from './id.ts'
import type { WithdrawalConfirmAction } from './withdrawal-confirm-action.ts'

/**
 * The code, or another action for a withdrawal that waits for it.
 */
export interface WithdrawalConfirmRequest {
  /** The action. Default: confirm. */
  action?: WithdrawalConfirmAction
  /** The received code. Required to confirm. */
  code?: ConfirmationCode
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id?: Id
}
