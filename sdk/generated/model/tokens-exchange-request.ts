/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Account } from './account.ts'
import type { Amount } from './amount.ts'
import type { Id } from './id.ts'
import type { Token } from './token.ts'

/**
 * Either `quote_id` alone, to execute that quote; or the account, both tokens and one of the two amounts, to exchange them or, on a server that quotes, to request a quote. The application sends `to_amount` only when it requests a quote.
 */
export interface TokensExchangeRequest {
  /** The quote to execute. */
  quote_id?: Id
  /** The account that pays. `main` is the assets, `bonus` the bonus account. */
  account?: Account
  /** The token to give. */
  from_token?: Token
  /** The token to receive. */
  to_token?: Token
  /** The amount to give, in `from_token`. */
  from_amount?: Amount
  /** The amount to receive, in `to_token`, instead of `from_amount`. */
  to_amount?: Amount
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id?: Id
}
