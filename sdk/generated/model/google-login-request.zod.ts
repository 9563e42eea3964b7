/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const googleLoginRequestAccessTokenMax = 4096

export const googleLoginRequestReferralCodeMax = 255

/** The result of Google's token flow. */
export const GoogleLoginRequest = /*#__PURE__*/ zod.object({
  /** The access token of Google's token flow. */
  access_token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(googleLoginRequestAccessTokenMax)),
  /** Code of the inviting partner, from the cookie `referral_code`. It counts only if the sign-in creates an account. */
  referral_code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(googleLoginRequestReferralCodeMax)),
  ),
})

/** The result of Google's token flow. */
export type GoogleLoginRequest = zod.output<typeof GoogleLoginRequest>
