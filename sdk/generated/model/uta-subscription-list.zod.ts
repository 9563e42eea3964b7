/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UtaPlan } from './uta-plan.zod.ts'
import { UtaSubscription } from './uta-subscription.zod.ts'

/** The user's subscriptions and the available plans. */
export const UtaSubscriptionList = /*#__PURE__*/ zod.object({
  /** The user's subscriptions. The last item is the active one; empty if the user never subscribed. */
  data: /*#__PURE__*/ zod.array(UtaSubscription),
  /** The plans available now. */
  plans: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(UtaPlan)),
})

/** The user's subscriptions and the available plans. */
export type UtaSubscriptionList = zod.output<typeof UtaSubscriptionList>
