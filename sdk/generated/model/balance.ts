/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Decimal } from './decimal.ts'
import type { Network } from './network.ts'
import type { Token } from './token.ts'

/**
 * The user's balance of one token and its worth.
 */
export interface Balance {
  /** The token. */
  token: Token
  /** The network of the token. */
  network: Network
  /** Amount that can be spent now, in the token. */
  available: Amount
  /** Amount that belongs to the user but cannot be spent now, in the token. If absent, it is unknown and not shown. */
  locked?: Amount
  /** Price of one token, in USD. */
  price_usd: Amount
  /** Change of the price in 24 hours, in percent. If absent, it is not shown. */
  price_change_24h_percent?: Decimal
  /** Worth of the available and locked amounts together, in USD. If absent, it is computed from the price. */
  worth_usd?: Amount
  /** Share of the total worth, in percent. If absent, it is computed from the worth of all tokens. */
  share_percent?: Amount
}
