/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Position of this page. There is no total. */
export const CursorMeta = /*#__PURE__*/ zod.object({
  /** The URL of the list. */
  path: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  /** Rows per page. */
  per_page: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  /** Opaque cursor of the next page, or null on the last one. */
  next_cursor: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** Opaque cursor of the previous page, or null on the first one. */
  prev_cursor: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
})

/** Position of this page. There is no total. */
export type CursorMeta = zod.output<typeof CursorMeta>
