/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const CursorLinks = /*#__PURE__*/ zod.object({
  prev: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  next: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
})

export type CursorLinks = zod.input<typeof CursorLinks>
export type CursorLinksOutput = zod.output<typeof CursorLinks>
