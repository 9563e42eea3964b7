/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'
import { WalletAddress } from './wallet-address.zod.ts'
import { WithdrawalMethod } from './withdrawal-method.zod.ts'

export const withdrawalRequestCardNumberRegExp = new RegExp('^\\d{12,19}$')
export const withdrawalRequestCardHolderMax = 64

export const withdrawalRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

export const WithdrawalRequest = /*#__PURE__*/ zod.object({
  method: WithdrawalMethod,
  token: Token,
  amount: Amount,
  fee_type: FeeType,
  address: /*#__PURE__*/ zod.optional(WalletAddress),
  trusted_wallet_id: /*#__PURE__*/ zod.optional(Id),
  card_number: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(withdrawalRequestCardNumberRegExp))),
  card_holder: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawalRequestCardHolderMax)),
  ),
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(withdrawalRequestUserIdRegExp))),
})

export type WithdrawalRequest = zod.input<typeof WithdrawalRequest>
export type WithdrawalRequestOutput = zod.output<typeof WithdrawalRequest>
