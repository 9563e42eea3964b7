/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UtaPlan } from './uta-plan.zod.ts'
import { UtaSubscription } from './uta-subscription.zod.ts'

export const UtaSubscriptionList = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(UtaSubscription),
  plans: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(UtaPlan)),
})

export type UtaSubscriptionList = zod.input<typeof UtaSubscriptionList>
export type UtaSubscriptionListOutput = zod.output<typeof UtaSubscriptionList>
