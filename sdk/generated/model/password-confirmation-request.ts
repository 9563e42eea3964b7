/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ConfirmationCode } from './confirmation-code.ts'

/**
 * Proof that the signed-in person knows the password.
 */
export interface PasswordConfirmationRequest {
  /**
   * The current password.
   * @minLength 1
   * @maxLength 256
   */
  password: string
  /** A code of the authenticator app, for calls that were answered with `http.confirm_two_factor`. */
  code?: ConfirmationCode
}
