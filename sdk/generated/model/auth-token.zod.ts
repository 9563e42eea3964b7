/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Somebody is signed in. */
export const AuthToken = /*#__PURE__*/ zod.object({
  /** The access token, to be sent as a bearer. */
  auth_token: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  /** False: no second step is needed. */
  two_factor: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(false)),
})

/** Somebody is signed in. */
export type AuthToken = zod.output<typeof AuthToken>
