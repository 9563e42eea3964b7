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
  /** The current rank. */
  rank: /*#__PURE__*/ zod.enum(['intern', 'junior', 'middle', 'senior', 'master']),
  /** The next rank; null at the highest rank. */
  next_rank: /*#__PURE__*/ zod.union([RankName, /*#__PURE__*/ zod.null()]),
  /** Own assets that count for the rank, in USDT. The worth of all tokens, available and locked, plus the UTA balance. Bonuses do not count. */
  own_assets: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticOwnAssetsRegExp),
  /** Structure volume, in USDT. */
  structure_volume: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticStructureVolumeRegExp),
  /** Structure volume of the current month, in USDT. */
  monthly_volume: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticMonthlyVolumeRegExp),
  /** The whole ladder, lowest first. */
  ranks: /*#__PURE__*/ zod.array(Rank),
  /** Number of partners on all levels. */
  partners_total: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralStatisticPartnersTotalMin)),
  /** Number of partners active in the current month. */
  partners_active: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralStatisticPartnersActiveMin)),
  /** Number of partners who joined in the last seven days. */
  partners_new_week: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralStatisticPartnersNewWeekMin)),
  /** Partners and income by level. */
  levels: /*#__PURE__*/ zod.array(ReferralLevel),
  /** The five newest partners. */
  newest_partners: /*#__PURE__*/ zod.array(Partner),
  /** Total income, in MATU. */
  income_total: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticIncomeTotalRegExp),
  /** Income in the current month, in MATU. */
  income_month: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticIncomeMonthRegExp),
  /** Income in the current week, in MATU. */
  income_week: /*#__PURE__*/ zod.stringFormat('decimal', referralStatisticIncomeWeekRegExp),
  /** Total income by kind. */
  kinds: /*#__PURE__*/ zod.array(ReferralIncome),
  /** The last 31 days, oldest first. */
  days: /*#__PURE__*/ zod.array(ReferralPeriod),
  /** The last 12 weeks, oldest first. */
  weeks: /*#__PURE__*/ zod.array(ReferralPeriod),
  /** The last 12 months, oldest first. */
  months: /*#__PURE__*/ zod.array(ReferralPeriod),
  /** The time zone of the days (IANA name). */
  timezone: /*#__PURE__*/ zod.string(),
  /** The running promotion, or null. */
  promotion: /*#__PURE__*/ zod.union([Promotion, /*#__PURE__*/ zod.null()]),
})

/** Rank, link, partners and income. */
export type ReferralStatistic = zod.output<typeof ReferralStatistic>
