/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const passwordConfirmationRequestPasswordMax = 256

/** Proof that the signed-in person knows the password. */
export const PasswordConfirmationRequest = /*#__PURE__*/ zod.object({
  /** The current password. */
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(passwordConfirmationRequestPasswordMax)),
})

/** Proof that the signed-in person knows the password. */
export type PasswordConfirmationRequest = zod.output<typeof PasswordConfirmationRequest>
