/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Lang } from './lang.ts'
import type { Password } from './password.ts'

/**
 * A new account.
 */
export interface RegistrationRequest {
  /**
   * First name.
   * @minLength 1
   * @maxLength 64
   */
  firstname: string
  /**
   * Last name.
   * @minLength 1
   * @maxLength 64
   */
  lastname: string
  /**
   * E-mail that no other account uses.
   * @maxLength 254
   */
  email: string
  /** The password. */
  password: Password
  /**
   * The password again.
   * @maxLength 256
   */
  password_confirmation: string
  /** The language of the page. */
  lang: Lang
  /** Must be true. Other values are rejected. */
  terms_accepted: true
  /**
   * Code of the inviting partner, from the cookie `referral_code`.
   * @minLength 1
   * @maxLength 255
   */
  referral_code?: string
}
