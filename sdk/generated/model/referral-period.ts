/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { ReferralIncome } from './referral-income.ts'

/**
 * Income of one day, week or month.
 */
export interface ReferralPeriod {
  /** First day. */
  starts_on: string
  /** Last day. */
  ends_on: string
  /** Total income, in MATU. */
  income: Amount
  /** The income by kind. */
  kinds: ReferralIncome[]
  /**
   * Partners who joined.
   * @minimum 0
   */
  new_partners: number
}
