/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The recipient of the link.
 */
export interface ForgotPasswordRequest {
  /**
   * The account's e-mail.
   * @maxLength 254
   */
  email: string
}
