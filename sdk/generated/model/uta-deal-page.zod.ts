/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UtaDeal } from './uta-deal.zod.ts'

/** One page of deals, newest first. */
export const UtaDealPage = /*#__PURE__*/ zod.object({
  /** The deals. */
  data: /*#__PURE__*/ zod.array(UtaDeal),
  /** Links to the neighbouring pages. */
  links: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      prev: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
      next: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    }),
  ),
  /** Position of this page. */
  meta: /*#__PURE__*/ zod.object({
    path: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
    per_page: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
    next_cursor: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
    prev_cursor: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  }),
})

/** One page of deals, newest first. */
export type UtaDealPage = zod.output<typeof UtaDealPage>
