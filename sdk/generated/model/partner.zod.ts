/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Id } from './id.zod.ts'
import { RankName } from './rank-name.zod.ts'

export const partnerPartnersCountMin = 0

export const partnerActiveDaysMax = 31

/** One partner of the structure. */
export const Partner = /*#__PURE__*/ zod.object({
  /** The partner's id. */
  id: Id,
  /** The partner who invited this one; null for the user's direct partners. */
  parent_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  /** The level; direct partners have level 1. */
  level: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  /** The name. */
  name: /*#__PURE__*/ zod.string(),
  /** URL of the picture, or null. */
  avatar_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** The rank. */
  rank: RankName,
  /** Own assets, in USDT. */
  own_assets: Amount,
  /** Structure volume, in USDT. */
  structure_volume: Amount,
  /** Number of partners invited by this one. */
  partners_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerPartnersCountMin)),
  /** Whether the partner is active in the current month. */
  is_active: /*#__PURE__*/ zod.boolean(),
  /** Total income from this partner, in MATU. */
  income: Amount,
  /** When the partner joined. */
  joined_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** The partner's active days among the last 31, oldest first; in the time zone of the statistic. Only if requested by `with_activity`. */
  active_days: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.maxLength(partnerActiveDaysMax)),
  ),
})

/** One partner of the structure. */
export type Partner = zod.output<typeof Partner>
