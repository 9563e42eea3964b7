/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Bonus } from './bonus.ts'
import type { Token } from './token.ts'

/**
 * The bonus account.
 */
export interface CurrentBonus {
  /** Balance of the bonus account, in `token`. */
  balance: Amount
  /** The amount that can be exchanged now, in `token`. */
  exchangeable: Amount
  /** The token of the account. */
  token: Token
  /** Worth of the balance, in USD. If absent, neither the worth nor the rate is shown. */
  worth_usd?: Amount
  /** The tokens it can be exchanged into. */
  exchange_to: Token[]
  /** The smallest amount that can be exchanged, in `token`. */
  minimum_exchange: Amount
  /** The current bonus and its terms, or null. */
  bonus: Bonus | null
}
