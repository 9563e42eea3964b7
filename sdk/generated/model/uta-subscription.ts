/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Id } from './id.ts'
import type { Token } from './token.ts'

/**
 * One subscription of the user.
 */
export interface UtaSubscription {
  /** The subscription's id. */
  id?: Id
  /** The id of its plan. */
  plan_id?: Id
  /**
   * The plan's name.
   * @maxLength 255
   */
  plan_name?: string
  /**
   * Duration, in days.
   * @minimum 1
   */
  period_days?: number
  /** The price paid, in `price_token`. */
  price_amount?: Amount
  /** The token of the price. */
  price_token?: Token
  /** When it begins. */
  starts_at?: string
  /** When it ends. It is not renewed automatically. */
  ends_at?: string
  /** True while it runs. */
  is_active?: boolean
}
