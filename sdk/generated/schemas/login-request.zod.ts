/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const loginRequestEmailMax = 254

export const loginRequestPasswordMax = 256

export const LoginRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(loginRequestEmailMax)),
  password: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestPasswordMax)),
  remember: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
})

export type LoginRequest = zod.input<typeof LoginRequest>
export type LoginRequestOutput = zod.output<typeof LoginRequest>
