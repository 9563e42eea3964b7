/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Six digits.
 * @pattern ^\d{6}$
 */
export type ConfirmationCode = string
