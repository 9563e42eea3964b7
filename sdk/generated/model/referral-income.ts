/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { ReferralIncomeKind } from './referral-income-kind.ts'

/**
 * Income of one kind.
 */
export interface ReferralIncome {
  /** The kind. */
  kind: ReferralIncomeKind
  /** The income, in MATU. */
  amount: Amount
}
