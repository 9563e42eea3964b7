/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Partner } from './partner.zod.ts'

export const PartnerPage = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(Partner),
  links: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      prev: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
      next: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
    }),
  ),
  meta: /*#__PURE__*/ zod.object({
    path: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
    per_page: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
    next_cursor: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
    prev_cursor: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  }),
})

export type PartnerPage = zod.input<typeof PartnerPage>
export type PartnerPageOutput = zod.output<typeof PartnerPage>
