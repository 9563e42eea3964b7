/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const forgotPasswordRequestEmailMax = 254

/** The recipient of the link. */
export const ForgotPasswordRequest = /*#__PURE__*/ zod.object({
  /** The account's e-mail. */
  email: /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(forgotPasswordRequestEmailMax)),
})

/** The recipient of the link. */
export type ForgotPasswordRequest = zod.output<typeof ForgotPasswordRequest>
