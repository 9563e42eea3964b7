/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const PasswordMin = 8
export const PasswordMax = 256

/** A password with a special character, a lowercase letter, an uppercase letter and a digit, and without Cyrillic letters. The minimum of 8 characters is an assumption. */
export const Password = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(PasswordMin))
  .check(/*#__PURE__*/ zod.maxLength(PasswordMax))

/** A password with a special character, a lowercase letter, an uppercase letter and a digit, and without Cyrillic letters. The minimum of 8 characters is an assumption. */
export type Password = zod.output<typeof Password>
