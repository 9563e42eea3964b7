/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Partner } from './partner.zod.ts'
import { Promotion } from './promotion.zod.ts'
import { Rank } from './rank.zod.ts'
import { RankName } from './rank-name.zod.ts'
import { ReferralIncome } from './referral-income.zod.ts'
import { ReferralLevel } from './referral-level.zod.ts'
import { ReferralPeriod } from './referral-period.zod.ts'

export const referralStatisticOwnAssetsRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const referralStatisticStructureVolumeRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const referralStatisticMonthlyVolumeRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const referralStatisticPartnersTotalMin = 0

export const referralStatisticPartnersActiveMin = 0

export const referralStatisticPartnersNewWeekMin = 0

export const referralStatisticIncomeTotalRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const referralStatisticIncomeMonthRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const referralStatisticIncomeWeekRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

export const ReferralStatistic = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string(),
  link: /*#__PURE__*/ zod.url(),
  rank: /*#__PURE__*/ zod.enum(['intern', 'junior', 'middle', 'senior', 'master']),
  next_rank: /*#__PURE__*/ zod.union([RankName, /*#__PURE__*/ zod.null()]),
  own_assets: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticOwnAssetsRegExp),
  structure_volume: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticStructureVolumeRegExp),
  monthly_volume: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticMonthlyVolumeRegExp),
  ranks: /*#__PURE__*/ zod.array(Rank),
  partners_total: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralStatisticPartnersTotalMin)),
  partners_active: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralStatisticPartnersActiveMin)),
  partners_new_week: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralStatisticPartnersNewWeekMin)),
  levels: /*#__PURE__*/ zod.array(ReferralLevel),
  newest_partners: /*#__PURE__*/ zod.array(Partner),
  income_total: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticIncomeTotalRegExp),
  income_month: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticIncomeMonthRegExp),
  income_week: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticIncomeWeekRegExp),
  kinds: /*#__PURE__*/ zod.array(ReferralIncome),
  days: /*#__PURE__*/ zod.array(ReferralPeriod),
  weeks: /*#__PURE__*/ zod.array(ReferralPeriod),
  months: /*#__PURE__*/ zod.array(ReferralPeriod),
  timezone: /*#__PURE__*/ zod.string(),
  promotion: /*#__PURE__*/ zod.union([Promotion, /*#__PURE__*/ zod.null()]),
})

export type ReferralStatistic = zod.input<typeof ReferralStatistic>
export type ReferralStatisticOutput = zod.output<typeof ReferralStatistic>
