/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ConfirmationCode } from './confirmation-code.ts'
import type { FreezeAction } from './freeze-action.ts'

/**
 * Freezing needs nothing but the session, a code the password, thawing both.
 */
export interface FreezeRequest {
  /** What to do. */
  action: FreezeAction
  /**
   * The current password, for `send_code` and `thaw`.
   * @minLength 1
   * @maxLength 256
   */
  password?: string
  /** For `thaw`, the code of the authenticator app, or the one sent by e-mail where two-factor sign-in is off. A recovery code is not one. */
  code?: ConfirmationCode
}
