/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const loginRequestEmailMax = 254

export const loginRequestPasswordMax = 256

/** Credentials. */
export const LoginRequest = /*#__PURE__*/ zod.object({
  /** The account's e-mail. */
  email: /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(loginRequestEmailMax)),
  /** The password. */
  password: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestPasswordMax)),
  /** Keep the session after the browser is closed. */
  remember: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
})

/** Credentials. */
export type LoginRequest = zod.output<typeof LoginRequest>
