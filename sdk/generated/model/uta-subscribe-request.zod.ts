/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const utaSubscribeRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

/** The plan to buy. */
export const UtaSubscribeRequest = /*#__PURE__*/ zod.object({
  /** The plan. */
  plan_id: Id,
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaSubscribeRequestUserIdRegExp))),
})

/** The plan to buy. */
export type UtaSubscribeRequest = zod.output<typeof UtaSubscribeRequest>
