/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Id } from './id.ts'
import type { Token } from './token.ts'

/**
 * An available plan.
 */
export interface UtaPlan {
  /** The plan's id. */
  id: Id
  /**
   * Its name, for example UTA 90.
   * @maxLength 255
   */
  name: string
  /**
   * Duration, in days.
   * @minimum 1
   */
  period_days: number
  /** The price, in `price_token`. */
  price_amount: Amount
  /** The token of the price. */
  price_token: Token
  /** Saving compared with the shortest plan over the same time, in `price_token`. 0 if none. */
  saving_amount: Amount
  /** The smallest UTA refill, in USDT. A smaller one is a 422 at `amount` (`money.minimum`). */
  minimum_refill: Amount
}
