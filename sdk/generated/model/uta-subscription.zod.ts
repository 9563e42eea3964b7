/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

/** One subscription of the user. */
export const UtaSubscription = /*#__PURE__*/ zod.object({
  /** The subscription's id. */
  id: /*#__PURE__*/ zod.optional(Id),
  /** The id of its plan. */
  plan_id: /*#__PURE__*/ zod.optional(Id),
  /** The plan's name. */
  plan_name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  /** Duration, in days. */
  period_days: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  /** The price paid, in `price_token`. */
  price_amount: /*#__PURE__*/ zod.optional(Amount),
  /** The token of the price. */
  price_token: /*#__PURE__*/ zod.optional(Token),
  /** When it begins. */
  starts_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When it ends. It is not renewed automatically. */
  ends_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** True while it runs. */
  is_active: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
})

/** One subscription of the user. */
export type UtaSubscription = zod.output<typeof UtaSubscription>
