/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The response to a successful sign-in. */
export const AuthToken = /*#__PURE__*/ zod.object({
  /** The access token, to be sent as a bearer token. */
  auth_token: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  /** Always false, since no second factor is needed. */
  two_factor: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(false)),
})

/** The response to a successful sign-in. */
export type AuthToken = zod.output<typeof AuthToken>
