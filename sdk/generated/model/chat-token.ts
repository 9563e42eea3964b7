/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The opaque token that identifies the user in the chat.
 * @minLength 1
 */
export type ChatToken = string
