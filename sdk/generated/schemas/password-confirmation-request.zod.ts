/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'

export const passwordConfirmationRequestPasswordMax = 256

export const PasswordConfirmationRequest = /*#__PURE__*/ zod.object({
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(passwordConfirmationRequestPasswordMax)),
  code: /*#__PURE__*/ zod.optional(ConfirmationCode),
})

export type PasswordConfirmationRequest = zod.input<typeof PasswordConfirmationRequest>
export type PasswordConfirmationRequestOutput = zod.output<typeof PasswordConfirmationRequest>
