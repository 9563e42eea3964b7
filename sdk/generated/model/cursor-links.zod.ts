/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Links to the previous and next page. */
export const CursorLinks = /*#__PURE__*/ zod.object({
  /** The previous page, or null on the first one. */
  prev: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  /** The next page, or null on the last one. */
  next: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
})

/** Links to the previous and next page. */
export type CursorLinks = zod.output<typeof CursorLinks>
