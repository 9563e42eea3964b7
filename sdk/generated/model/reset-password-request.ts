/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Password } from './password.ts'

/**
 * The new password and the proof of having received the link.
 */
export interface ResetPasswordRequest {
  /**
   * The token of the mailed link. It is valid for 60 minutes.
   * @minLength 1
   * @maxLength 256
   */
  token: string
  /**
   * The e-mail of the mailed link.
   * @maxLength 254
   */
  email: string
  /** The new password. */
  password: Password
  /**
   * The new password again.
   * @maxLength 256
   */
  password_confirmation: string
}
