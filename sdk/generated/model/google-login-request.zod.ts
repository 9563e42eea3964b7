/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const googleLoginRequestAccessTokenMax = 4096

/** The result of Google's token flow. */
export const GoogleLoginRequest = /*#__PURE__*/ zod.object({
  /** The access token of Google's token flow. */
  access_token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(googleLoginRequestAccessTokenMax)),
})

/** The result of Google's token flow. */
export type GoogleLoginRequest = zod.output<typeof GoogleLoginRequest>
