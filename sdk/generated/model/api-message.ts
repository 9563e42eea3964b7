/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The server's message, in the language of Accept-Language if available.
 */
export interface ApiMessage {
  /** The message text. */
  message: string
}
