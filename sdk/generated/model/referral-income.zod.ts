/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { ReferralIncomeKind } from './referral-income-kind.zod.ts'

/** Income of one kind. */
export const ReferralIncome = /*#__PURE__*/ zod.object({
  /** The kind. */
  kind: ReferralIncomeKind,
  /** The income, in MATU. */
  amount: Amount,
})

/** Income of one kind. */
export type ReferralIncome = zod.output<typeof ReferralIncome>
