/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const CursorMeta = /*#__PURE__*/ zod.object({
  path: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  per_page: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  next_cursor: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  prev_cursor: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
})

export type CursorMeta = zod.input<typeof CursorMeta>
export type CursorMetaOutput = zod.output<typeof CursorMeta>
