/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'

export const utaDelegationRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

export const UtaDelegationRequest = /*#__PURE__*/ zod.object({
  amount: Amount,
  fee_type: FeeType,
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaDelegationRequestUserIdRegExp))),
})

export type UtaDelegationRequest = zod.input<typeof UtaDelegationRequest>
export type UtaDelegationRequestOutput = zod.output<typeof UtaDelegationRequest>
