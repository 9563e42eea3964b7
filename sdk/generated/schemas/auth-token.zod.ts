/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const AuthToken = /*#__PURE__*/ zod.object({
  auth_token: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  two_factor: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(false)),
})

export type AuthToken = zod.input<typeof AuthToken>
export type AuthTokenOutput = zod.output<typeof AuthToken>
