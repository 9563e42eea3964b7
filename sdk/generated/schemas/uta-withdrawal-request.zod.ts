/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'
import { UtaTokenName } from './uta-token-name.zod.ts'

export const utaWithdrawalRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

export const UtaWithdrawalRequest = /*#__PURE__*/ zod.object({
  amount: Amount,
  token_name: UtaTokenName,
  fee_type: FeeType,
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaWithdrawalRequestUserIdRegExp))),
})

export type UtaWithdrawalRequest = zod.input<typeof UtaWithdrawalRequest>
export type UtaWithdrawalRequestOutput = zod.output<typeof UtaWithdrawalRequest>
