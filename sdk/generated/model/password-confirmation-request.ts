/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

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
}
