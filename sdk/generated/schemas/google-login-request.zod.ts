/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const googleLoginRequestAccessTokenMax = 4096

export const googleLoginRequestReferralCodeMax = 255

export const GoogleLoginRequest = /*#__PURE__*/ zod.object({
  access_token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(googleLoginRequestAccessTokenMax)),
  referral_code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(googleLoginRequestReferralCodeMax)),
  ),
})

export type GoogleLoginRequest = zod.input<typeof GoogleLoginRequest>
export type GoogleLoginRequestOutput = zod.output<typeof GoogleLoginRequest>
