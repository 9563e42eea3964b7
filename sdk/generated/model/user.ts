/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Id } from './id.ts'
import type { Lang } from './lang.ts'

/**
 * The signed-in user.
 */
export interface User {
  /** The user's id. */
  id?: Id
  /**
   * First name, or null if the user has given none.
   * @maxLength 255
   * @nullable
   */
  firstname: string | null
  /**
   * Last name, or null if the user has given none.
   * @maxLength 255
   * @nullable
   */
  lastname: string | null
  /** E-mail. */
  email: string
  /** The language of messages to the user, or null if none is chosen. */
  lang: Lang | null
  /**
   * URL of the picture, or null.
   * @nullable
   */
  avatar_url: string | null
  /**
   * Telegram name without @, or null.
   * @nullable
   */
  telegram_username: string | null
  /**
   * Phone number in E.164 form, or null.
   * @nullable
   */
  phone?: string | null
  /** When the account was created. */
  created_at?: string
}
