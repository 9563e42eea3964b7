/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const verificationSendRequestContactMin = 3
export const verificationSendRequestContactMax = 254

/** Where to send the code. */
export const VerificationSendRequest = /*#__PURE__*/ zod.object({
  /** A new e-mail or phone number (E.164) that replaces the present one once it is confirmed. Absent: the present one. */
  contact: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(verificationSendRequestContactMin))
      .check(/*#__PURE__*/ zod.maxLength(verificationSendRequestContactMax)),
  ),
})

/** Where to send the code. */
export type VerificationSendRequest = zod.output<typeof VerificationSendRequest>
