/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Month } from './month.zod.ts'
import { UtaDealType } from './uta-deal-type.zod.ts'

export const listUtaDealsParamsTypeDefault = 'all'
export const listUtaDealsParamsPairRegExp = new RegExp('^[A-Z0-9]{2,12}/[A-Z0-9]{2,12}$')
export const listUtaDealsParamsCursorMax = 512

export const listUtaDealsParamsPerPageDefault = 20
export const listUtaDealsParamsPerPageMax = 200

export const ListUtaDealsParams = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod._default(UtaDealType, listUtaDealsParamsTypeDefault),
  pair: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listUtaDealsParamsPairRegExp))),
  month: /*#__PURE__*/ zod.optional(Month),
  date_from: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  date_to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUtaDealsParamsCursorMax)),
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUtaDealsParamsPerPageMax)),
    listUtaDealsParamsPerPageDefault,
  ),
})

export type ListUtaDealsParams = zod.input<typeof ListUtaDealsParams>
export type ListUtaDealsParamsOutput = zod.output<typeof ListUtaDealsParams>
