/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

export const utaSubscriptionPlanNameMax = 255

export const UtaSubscription = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(Id),
  plan_id: /*#__PURE__*/ zod.optional(Id),
  plan_name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(utaSubscriptionPlanNameMax))),
  period_days: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  price_amount: /*#__PURE__*/ zod.optional(Amount),
  price_token: /*#__PURE__*/ zod.optional(Token),
  starts_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  ends_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  is_active: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
})

export type UtaSubscription = zod.input<typeof UtaSubscription>
export type UtaSubscriptionOutput = zod.output<typeof UtaSubscription>
