/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Password } from './password.ts'

/**
 * A new password for a user who knows the old one.
 */
export interface PasswordChangeRequest {
  /**
   * The current password.
   * @minLength 1
   * @maxLength 256
   */
  current_password: string
  /** The new password. */
  password: Password
  /**
   * The new password again.
   * @maxLength 256
   */
  password_confirmation: string
}
