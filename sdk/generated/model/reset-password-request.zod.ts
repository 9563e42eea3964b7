/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Password } from './password.zod.ts'

export const resetPasswordRequestTokenMax = 256

export const resetPasswordRequestEmailMax = 254

export const resetPasswordRequestPasswordConfirmationMax = 256

/** The new password and the proof of having received the link. */
export const ResetPasswordRequest = /*#__PURE__*/ zod.object({
  /** The token of the mailed link. It is valid for 60 minutes. */
  token: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordRequestTokenMax)),
  /** The e-mail of the mailed link. */
  email: /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(resetPasswordRequestEmailMax)),
  /** The new password. */
  password: Password,
  /** The new password again. */
  password_confirmation: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordRequestPasswordConfirmationMax)),
})

/** The new password and the proof of having received the link. */
export type ResetPasswordRequest = zod.output<typeof ResetPasswordRequest>
