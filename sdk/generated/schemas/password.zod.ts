/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const PasswordMin = 8
export const PasswordMax = 256

export const Password = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(PasswordMin))
  .check(/*#__PURE__*/ zod.maxLength(PasswordMax))

export type Password = zod.input<typeof Password>
export type PasswordOutput = zod.output<typeof Password>
