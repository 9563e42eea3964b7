/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'

export const referralLevelPartnersMin = 0

export const ReferralLevel = /*#__PURE__*/ zod.object({
  level: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  partners: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralLevelPartnersMin)),
  income: Amount,
  share_percent: Amount,
})

export type ReferralLevel = zod.input<typeof ReferralLevel>
export type ReferralLevelOutput = zod.output<typeof ReferralLevel>
