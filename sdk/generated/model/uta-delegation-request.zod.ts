/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'

export const utaDelegationRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

/** A transfer of USDT into UTA. */
export const UtaDelegationRequest = /*#__PURE__*/ zod.object({
  /** The amount charged to the assets, in USDT. A fee in USDT is included. */
  amount: Amount,
  /** The token that pays the fee. */
  fee_type: FeeType,
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaDelegationRequestUserIdRegExp))),
})

/** A transfer of USDT into UTA. */
export type UtaDelegationRequest = zod.output<typeof UtaDelegationRequest>
