/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The response to a successful sign-in.
 */
export interface AuthToken {
  /**
   * The access token, to be sent as a bearer token. It ends with its session.
   * @minLength 1
   */
  auth_token: string
  /** Always false, since no second factor is needed. */
  two_factor?: false
}
