/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Lang } from './lang.ts'

/**
 * Personal data to save. An absent name stays as it is.
 */
export interface ProfileRequest {
  /**
   * First name.
   * @minLength 1
   * @maxLength 64
   */
  firstname?: string
  /**
   * Last name.
   * @minLength 1
   * @maxLength 64
   */
  lastname?: string
  /**
   * E-mail. A new one must be verified again.
   * @maxLength 254
   */
  email: string
  /** The language of messages to the user. */
  lang?: Lang
}
