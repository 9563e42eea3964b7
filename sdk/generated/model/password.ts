/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * A password with a special character, a lowercase letter, an uppercase letter and a digit, and without Cyrillic letters. The minimum of 8 characters is an assumption.
 * @minLength 8
 * @maxLength 256
 */
export type Password = string
