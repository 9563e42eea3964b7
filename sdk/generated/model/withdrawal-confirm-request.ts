/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ConfirmationCode } from './confirmation-code.ts'
import type { WithdrawalConfirmAction } from './withdrawal-confirm-action.ts'

/**
 * The code, or another action for a withdrawal that waits for it.
 */
export interface WithdrawalConfirmRequest {
  /** The action. Default: confirm. */
  action?: WithdrawalConfirmAction
  /** The received code. Required to confirm. */
  code?: ConfirmationCode
}
