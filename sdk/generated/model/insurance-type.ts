/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Token } from './token.ts'

/**
 * An available insurance type.
 */
export interface InsuranceType {
  /** Its id. */
  uuid: string
  /**
   * Its name, for example Plus.
   * @maxLength 255
   */
  name?: string
  /** The part of the UTA balance that it covers at most, in USDT. */
  coverage_amount?: Amount
  /** The price, in `price_token`. */
  price_amount?: Amount
  /** The token of the price. */
  price_token?: Token
  /**
   * Duration, in days.
   * @minimum 1
   */
  period_days?: number
  /**
   * Number of claims it allows; null if unlimited.
   * @minimum 1
   * @nullable
   */
  claims_per_period?: number | null
  /** Whether the locked balance is covered too. */
  covers_locked_balance?: boolean
  /**
   * Hours within which a claim is answered; null if not guaranteed.
   * @minimum 1
   * @nullable
   */
  answer_within_hours?: number | null
}
