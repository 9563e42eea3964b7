/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { ReferralIncomeKind } from './referral-income-kind.zod.ts'

export const ReferralIncome = /*#__PURE__*/ zod.object({
  kind: ReferralIncomeKind,
  amount: Amount,
})

export type ReferralIncome = zod.input<typeof ReferralIncome>
export type ReferralIncomeOutput = zod.output<typeof ReferralIncome>
