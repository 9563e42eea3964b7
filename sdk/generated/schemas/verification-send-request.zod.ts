/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const verificationSendRequestContactMin = 3
export const verificationSendRequestContactMax = 254

export const VerificationSendRequest = /*#__PURE__*/ zod.object({
  contact: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(verificationSendRequestContactMin))
      .check(/*#__PURE__*/ zod.maxLength(verificationSendRequestContactMax)),
  ),
})

export type VerificationSendRequest = zod.input<typeof VerificationSendRequest>
export type VerificationSendRequestOutput = zod.output<typeof VerificationSendRequest>
