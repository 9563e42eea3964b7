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

/** Rank, link, partners and income. */
export const ReferralStatistic = /*#__PURE__*/ zod.object({
  /** The user's referral code. */
  code: /*#__PURE__*/ zod.string(),
  /** The user's referral link. */
  link: /*#__PURE__*/ zod.url(),
  /** The present rank. */
  rank: /*#__PURE__*/ zod.enum(['intern', 'junior', 'middle', 'senior', 'master']),
  /** The next rank, or null at the top. */
  next_rank: /*#__PURE__*/ zod.union([RankName, /*#__PURE__*/ zod.null()]),
  /** Own assets that count for the rank, in USDT: what all tokens are worth, available and locked, and the UTA balance. Bonuses do not count. */
  own_assets: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticOwnAssetsRegExp),
  /** Structure volume, in USDT. */
  structure_volume: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticStructureVolumeRegExp),
  /** Structure volume of the present month, in USDT. */
  monthly_volume: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticMonthlyVolumeRegExp),
  /** The whole ladder, lowest first. */
  ranks: /*#__PURE__*/ zod.array(Rank),
  /** All partners on all levels. */
  partners_total: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralStatisticPartnersTotalMin)),
  /** How many of them are active in the present month. */
  partners_active: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralStatisticPartnersActiveMin)),
  /** How many joined in the last seven days. */
  partners_new_week: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralStatisticPartnersNewWeekMin)),
  /** Partners and income by level. */
  levels: /*#__PURE__*/ zod.array(ReferralLevel),
  /** The five newest partners. */
  newest_partners: /*#__PURE__*/ zod.array(Partner),
  /** Everything ever earned, in MATU. */
  income_total: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticIncomeTotalRegExp),
  /** Earned in the present month, in MATU. */
  income_month: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticIncomeMonthRegExp),
  /** Earned in the present week, in MATU. */
  income_week: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticIncomeWeekRegExp),
  /** Everything ever earned by kind. */
  kinds: /*#__PURE__*/ zod.array(ReferralIncome),
  /** The last 31 days, oldest first. */
  days: /*#__PURE__*/ zod.array(ReferralPeriod),
  /** The last 12 weeks, oldest first. */
  weeks: /*#__PURE__*/ zod.array(ReferralPeriod),
  /** The last 12 months, oldest first. */
  months: /*#__PURE__*/ zod.array(ReferralPeriod),
  /** The zone in which days begin (IANA name). */
  timezone: /*#__PURE__*/ zod.string(),
  /** The running promotion, or null. */
  promotion: /*#__PURE__*/ zod.union([Promotion, /*#__PURE__*/ zod.null()]),
})

/** Rank, link, partners and income. */
export type ReferralStatistic = zod.output<typeof ReferralStatistic>
