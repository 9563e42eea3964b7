/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The password, as Jetstream asks for it.
 */
export interface EndSessionsRequest {
  /**
   * The current password.
   * @minLength 1
   * @maxLength 256
   */
  password: string
}
