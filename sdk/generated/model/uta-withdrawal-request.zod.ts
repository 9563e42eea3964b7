/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'
import { UtaTokenName } from './uta-token-name.zod.ts'

export const utaWithdrawalRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

/** A withdrawal from UTA to the assets. */
export const UtaWithdrawalRequest = /*#__PURE__*/ zod.object({
  /** The amount that leaves UTA, in USDT. A fee in USDT is included. */
  amount: Amount,
  /** Always USDT. */
  token_name: UtaTokenName,
  /** The token that pays the fee. */
  fee_type: FeeType,
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaWithdrawalRequestUserIdRegExp))),
})

/** A withdrawal from UTA to the assets. */
export type UtaWithdrawalRequest = zod.output<typeof UtaWithdrawalRequest>
