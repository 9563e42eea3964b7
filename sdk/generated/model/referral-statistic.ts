/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Partner } from './partner.ts'
import type { Promotion } from './promotion.ts'
import type { RankName } from './rank-name.ts'
import type { Rank } from './rank.ts'
import type { ReferralIncome } from './referral-income.ts'
import type { ReferralLevel } from './referral-level.ts'
import type { ReferralPeriod } from './referral-period.ts'

/**
 * Rank, link, partners and income.
 */
export interface ReferralStatistic {
  /** The user's referral code. */
  code: string
  /** The user's referral link, an http(s) address. */
  link: string
  /** The current rank. */
  rank: RankName
  /** The next rank; null at the highest rank. */
  next_rank: RankName | null
  /** Own assets that count for the rank, in USDT. The worth of all tokens, available and locked, plus the UTA balance. Bonuses do not count. */
  own_assets: Amount
  /** Structure volume, in USDT. */
  structure_volume: Amount
  /** Structure volume of the current month, in USDT. */
  monthly_volume: Amount
  /** The whole ladder, lowest first. */
  ranks: Rank[]
  /**
   * Number of partners on all levels.
   * @minimum 0
   */
  partners_total: number
  /**
   * Number of partners active in the current month.
   * @minimum 0
   */
  partners_active: number
  /**
   * Number of partners who joined in the last seven days.
   * @minimum 0
   */
  partners_new_week: number
  /** Partners and income by level. */
  levels: ReferralLevel[]
  /** The five newest partners. */
  newest_partners: Partner[]
  /** Total income, in MATU. */
  income_total: Amount
  /** Income in the current month, in MATU. */
  income_month: Amount
  /** Income in the current week, in MATU. */
  income_week: Amount
  /** Total income by kind. */
  kinds: ReferralIncome[]
  /** The last 31 days, oldest first. */
  days: ReferralPeriod[]
  /** The last 12 weeks, oldest first. */
  weeks: ReferralPeriod[]
  /** The last 12 months, oldest first. */
  months: ReferralPeriod[]
  /** The time zone of the days (IANA name). */
  timezone: string
  /** The running promotion, or null. */
  promotion: Promotion | null
}
