/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Password } from './password.zod.ts'

export const passwordChangeRequestCurrentPasswordMax = 256

export const passwordChangeRequestPasswordConfirmationMax = 256

export const PasswordChangeRequest = /*#__PURE__*/ zod.object({
  current_password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(passwordChangeRequestCurrentPasswordMax)),
  password: Password,
  password_confirmation: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passwordChangeRequestPasswordConfirmationMax)),
})

export type PasswordChangeRequest = zod.input<typeof PasswordChangeRequest>
export type PasswordChangeRequestOutput = zod.output<typeof PasswordChangeRequest>
