/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The result of Google's token flow.
 */
export interface GoogleLoginRequest {
  /**
   * The access token of Google's token flow.
   * @minLength 1
   * @maxLength 4096
   */
  access_token: string
  /**
   * Code of the inviting partner, from the cookie `referral_code`. It counts only if the sign-in creates an account.
   * @minLength 1
   * @maxLength 255
   */
  referral_code?: string
}
