/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { ReferralIncome } from './referral-income.zod.ts'

export const referralPeriodNewPartnersMin = 0

export const ReferralPeriod = /*#__PURE__*/ zod.object({
  starts_on: /*#__PURE__*/ zod.iso.date(),
  ends_on: /*#__PURE__*/ zod.iso.date(),
  income: Amount,
  kinds: /*#__PURE__*/ zod.array(ReferralIncome),
  new_partners: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralPeriodNewPartnersMin)),
})

export type ReferralPeriod = zod.input<typeof ReferralPeriod>
export type ReferralPeriodOutput = zod.output<typeof ReferralPeriod>
