/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { ReferralIncome } from './referral-income.zod.ts'

export const referralPeriodNewPartnersMin = 0

/** Income of one day, week or month. */
export const ReferralPeriod = /*#__PURE__*/ zod.object({
  /** First day. */
  starts_on: /*#__PURE__*/ zod.iso.date(),
  /** Last day. */
  ends_on: /*#__PURE__*/ zod.iso.date(),
  /** Total income, in MATU. */
  income: Amount,
  /** The income by kind. */
  kinds: /*#__PURE__*/ zod.array(ReferralIncome),
  /** Partners who joined. */
  new_partners: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralPeriodNewPartnersMin)),
})

/** Income of one day, week or month. */
export type ReferralPeriod = zod.output<typeof ReferralPeriod>
