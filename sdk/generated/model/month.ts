/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * A calendar month as YYYY-MM.
 * @pattern ^\d{4}-(0[1-9]|1[0-2])$
 */
export type Month = string
