/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const forgotPasswordRequestEmailMax = 254

export const ForgotPasswordRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(forgotPasswordRequestEmailMax)),
})

export type ForgotPasswordRequest = zod.input<typeof ForgotPasswordRequest>
export type ForgotPasswordRequestOutput = zod.output<typeof ForgotPasswordRequest>
