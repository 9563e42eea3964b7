/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The recipient of the code.
 */
export interface VerificationSendRequest {
  /**
   * A new e-mail or phone number (E.164) that replaces the current one once it is confirmed. If absent, the code goes to the current one.
   * @minLength 3
   * @maxLength 254
   */
  contact?: string
}
