/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Password } from './password.zod.ts'

export const resetPasswordRequestTokenMax = 256

export const resetPasswordRequestEmailMax = 254

export const resetPasswordRequestPasswordConfirmationMax = 256

export const ResetPasswordRequest = /*#__PURE__*/ zod.object({
  token: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordRequestTokenMax)),
  email: /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(resetPasswordRequestEmailMax)),
  password: Password,
  password_confirmation: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordRequestPasswordConfirmationMax)),
})

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>
