/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Id } from './id.zod.ts'
import { RankName } from './rank-name.zod.ts'

export const partnerNameMax = 255

export const partnerPartnersCountMin = 0

export const partnerActiveDaysMax = 31

export const Partner = /*#__PURE__*/ zod.object({
  id: Id,
  parent_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  level: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerNameMax)),
  avatar_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  rank: RankName,
  own_assets: Amount,
  structure_volume: Amount,
  partners_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerPartnersCountMin)),
  is_active: /*#__PURE__*/ zod.boolean(),
  income: Amount,
  joined_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  active_days: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.maxLength(partnerActiveDaysMax)),
  ),
})

export type Partner = zod.input<typeof Partner>
export type PartnerOutput = zod.output<typeof Partner>
