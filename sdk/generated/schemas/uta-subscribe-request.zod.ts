/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const utaSubscribeRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

export const UtaSubscribeRequest = /*#__PURE__*/ zod.object({
  plan_id: Id,
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaSubscribeRequestUserIdRegExp))),
})

export type UtaSubscribeRequest = zod.input<typeof UtaSubscribeRequest>
export type UtaSubscribeRequestOutput = zod.output<typeof UtaSubscribeRequest>
