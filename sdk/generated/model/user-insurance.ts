/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Id } from './id.ts'
import type { Token } from './token.ts'

/**
 * A policy of the user.
 */
export interface UserInsurance {
  /** The policy's id. */
  id?: Id
  /** True if active, false if stopped. */
  is_active: boolean
  /** Its type. */
  insurance_type_uuid?: string
  /**
   * The type's name.
   * @maxLength 255
   */
  name?: string
  /** The part of the UTA balance that it covers at most, in USDT. */
  coverage_amount?: Amount
  /** The price paid, in `price_token`. */
  price_amount?: Amount
  /** The token of the price. */
  price_token?: Token
  /** When it begins. */
  starts_at?: string
  /** When it ends. */
  ends_at?: string
  /**
   * When it was stopped, or null.
   * @nullable
   */
  stopped_at?: string | null
}
