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

/** A requested withdrawal. A wallet needs `address` or `trusted_wallet_id`, a card needs its number and holder. */
export const WithdrawalRequest = /*#__PURE__*/ zod.object({
  /** The method, wallet or card. */
  method: WithdrawalMethod,
  /** The token. */
  token: Token,
  /** The amount charged to the balance, in the token. A fee in the same token is included. */
  amount: Amount,
  /** The token that pays the fee. */
  fee_type: FeeType,
  /** A BEP-20 address. */
  address: /*#__PURE__*/ zod.optional(WalletAddress),
  /** A trusted wallet, instead of an address. */
  trusted_wallet_id: /*#__PURE__*/ zod.optional(Id),
  /** The card's number, digits only. */
  card_number: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(withdrawalRequestCardNumberRegExp))),
  /** The holder's name as printed on the card. */
  card_holder: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawalRequestCardHolderMax)),
  ),
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(withdrawalRequestUserIdRegExp))),
})

/** A requested withdrawal. A wallet needs `address` or `trusted_wallet_id`, a card needs its number and holder. */
export type WithdrawalRequest = zod.output<typeof WithdrawalRequest>
