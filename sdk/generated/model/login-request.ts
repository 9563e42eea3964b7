/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Credentials.
 */
export interface LoginRequest {
  /**
   * The account's e-mail.
   * @maxLength 254
   */
  email: string
  /**
   * The password.
   * @minLength 1
   * @maxLength 256
   */
  password: string
  /** Keep the session after the browser is closed. */
  remember?: boolean
}
