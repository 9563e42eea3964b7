/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const verificationSendRequestContactMin = 3
export const verificationSendRequestContactMax = 254

/** The recipient of the code. */
export const VerificationSendRequest = /*#__PURE__*/ zod.object({
  /** A new e-mail or phone number (E.164) that replaces the current one once it is confirmed. If absent, the code goes to the current one. */
  contact: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(verificationSendRequestContactMin))
      .check(/*#__PURE__*/ zod.maxLength(verificationSendRequestContactMax)),
  ),
})

/** The recipient of the code. */
export type VerificationSendRequest = zod.output<typeof VerificationSendRequest>
