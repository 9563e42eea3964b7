/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const listSignInsParamsCursorMax = 512

export const listSignInsParamsPerPageDefault = 20
export const listSignInsParamsPerPageMax = 200

export const ListSignInsParams = /*#__PURE__*/ zod.object({
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSignInsParamsCursorMax)),
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSignInsParamsPerPageMax)),
    listSignInsParamsPerPageDefault,
  ),
})

export type ListSignInsParams = zod.input<typeof ListSignInsParams>
export type ListSignInsParamsOutput = zod.output<typeof ListSignInsParams>
