/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'

/**
 * One level of the structure.
 */
export interface ReferralLevel {
  /**
   * The level; direct partners have level 1.
   * @minimum 1
   */
  level: number
  /**
   * Number of partners.
   * @minimum 0
   */
  partners: number
  /** Total income from them, in MATU. */
  income: Amount
  /** Share of the total income, in percent. */
  share_percent: Amount
}
