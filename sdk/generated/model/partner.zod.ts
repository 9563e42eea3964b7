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
  /** Who invited this partner, or null for one's own partners. */
  parent_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  /** The level; 1 are one's own partners. */
  level: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  /** The name. */
  name: /*#__PURE__*/ zod.string(),
  /** Address of the picture, or null. */
  avatar_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** The rank. */
  rank: RankName,
  /** Own assets, in USDT. */
  own_assets: Amount,
  /** Structure volume, in USDT. */
  structure_volume: Amount,
  /** How many partners this one invited. */
  partners_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerPartnersCountMin)),
  /** Active in the present month. */
  is_active: /*#__PURE__*/ zod.boolean(),
  /** All that was earned from this partner, in MATU. */
  income: Amount,
  /** When the partner joined. */
  joined_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** On which of the last 31 days the partner was active, oldest first; days begin in the zone of the statistic. Only where `with_activity` asked for it. */
  active_days: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.maxLength(partnerActiveDaysMax)),
  ),
})

/** One partner of the structure. */
export type Partner = zod.output<typeof Partner>
