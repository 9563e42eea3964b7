/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const listPartnersParamsLevelMax = 100

export const listPartnersParamsSearchMax = 64

export const listPartnersParamsCursorMax = 512

export const listPartnersParamsPerPageDefault = 100
export const listPartnersParamsPerPageMax = 1000

export const ListPartnersParams = /*#__PURE__*/ zod.object({
  parent_id: /*#__PURE__*/ zod.optional(Id),
  level: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPartnersParamsLevelMax)),
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPartnersParamsSearchMax)),
  ),
  is_active: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  with_activity: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  sort: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['name', '-name', 'level', '-level', 'active_days', '-active_days'])),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPartnersParamsCursorMax)),
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPartnersParamsPerPageMax)),
    listPartnersParamsPerPageDefault,
  ),
})

export type ListPartnersParams = zod.input<typeof ListPartnersParams>
export type ListPartnersParamsOutput = zod.output<typeof ListPartnersParams>
