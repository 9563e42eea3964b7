/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Password } from './password.zod.ts'

export const passwordChangeRequestCurrentPasswordMax = 256

export const passwordChangeRequestPasswordConfirmationMax = 256

/** A new password for a user who knows the old one. */
export const PasswordChangeRequest = /*#__PURE__*/ zod.object({
  /** The current password. */
  current_password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(passwordChangeRequestCurrentPasswordMax)),
  /** The new password. */
  password: Password,
  /** The new password again. */
  password_confirmation: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passwordChangeRequestPasswordConfirmationMax)),
})

/** A new password for a user who knows the old one. */
export type PasswordChangeRequest = zod.output<typeof PasswordChangeRequest>
