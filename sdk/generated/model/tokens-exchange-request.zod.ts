/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Account } from './account.zod.ts'
import { Amount } from './amount.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

export const tokensExchangeRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

/** Either `quote_id` alone, to execute that quote; or the account, both tokens and one of the two amounts, to exchange them or, on a server that quotes, to request a quote. The application sends `to_amount` only when it requests a quote. */
export const TokensExchangeRequest = /*#__PURE__*/ zod.object({
  /** The quote to execute. */
  quote_id: /*#__PURE__*/ zod.optional(Id),
  /** The account that pays. `main` is the assets, `bonus` the bonus account. */
  account: /*#__PURE__*/ zod.optional(Account),
  /** The token to give. */
  from_token: /*#__PURE__*/ zod.optional(Token),
  /** The token to receive. */
  to_token: /*#__PURE__*/ zod.optional(Token),
  /** The amount to give, in `from_token`. */
  from_amount: /*#__PURE__*/ zod.optional(Amount),
  /** The amount to receive, in `to_token`, instead of `from_amount`. */
  to_amount: /*#__PURE__*/ zod.optional(Amount),
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(tokensExchangeRequestUserIdRegExp))),
})

/** Either `quote_id` alone, to execute that quote; or the account, both tokens and one of the two amounts, to exchange them or, on a server that quotes, to request a quote. The application sends `to_amount` only when it requests a quote. */
export type TokensExchangeRequest = zod.output<typeof TokensExchangeRequest>
