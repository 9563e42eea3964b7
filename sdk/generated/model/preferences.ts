/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'

/**
 * Prices, fees and percents for all users. A missing field has its default.
 */
export interface Preferences {
  /** Price of one MATU, in USDT. */
  matu_price: Amount
  /** Flat fee of one token operation (withdrawal, UTA refill, UTA withdrawal), in USDT. */
  tokens_operations_fee: Amount
  /** Discount on a fee that is paid in MATU, in percent. */
  matu_fee_discount_percent: Amount
  /** The part of a UTA result that goes to the reward programme, in percent. */
  delegate_total_rewards_percent: Amount
  /** The part of the UTA balance that must remain in UTA after a withdrawal, in percent. */
  balance_rule_percent: Amount
  /**
   * The longest processing time of a withdrawal, in hours.
   * @minimum 0
   */
  withdraw_delay: number
}
