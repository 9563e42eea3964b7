/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'

export const referralLevelPartnersMin = 0

/** One level of the structure. */
export const ReferralLevel = /*#__PURE__*/ zod.object({
  /** The level; direct partners have level 1. */
  level: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  /** Number of partners. */
  partners: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralLevelPartnersMin)),
  /** Total income from them, in MATU. */
  income: Amount,
  /** Share of the total income, in percent. */
  share_percent: Amount,
})

/** One level of the structure. */
export type ReferralLevel = zod.output<typeof ReferralLevel>
