/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Id } from './id.ts'
import type { RankName } from './rank-name.ts'

/**
 * One partner of the structure.
 */
export interface Partner {
  /** The partner's id. */
  id: Id
  /** The partner who invited this one; null for the user's direct partners. */
  parent_id: Id | null
  /**
   * The level; direct partners have level 1.
   * @minimum 1
   */
  level: number
  /**
   * The name.
   * @maxLength 255
   */
  name: string
  /**
   * URL of the picture, or null.
   * @nullable
   */
  avatar_url: string | null
  /** The rank. */
  rank: RankName
  /** Own assets, in USDT. */
  own_assets: Amount
  /** Structure volume, in USDT. */
  structure_volume: Amount
  /**
   * Number of partners invited by this one.
   * @minimum 0
   */
  partners_count: number
  /** Whether the partner is active in the current month. */
  is_active: boolean
  /** Total income from this partner, in MATU. */
  income: Amount
  /** When the partner joined. */
  joined_at: string
  /**
   * The partner's active days among the last 31, oldest first; in the time zone of the statistic. Only if requested by `with_activity`.
   * @maxItems 31
   */
  active_days?: string[]
}
