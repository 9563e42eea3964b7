/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { UtaPlan } from './uta-plan.ts'
import type { UtaSubscription } from './uta-subscription.ts'

/**
 * The user's subscriptions and the available plans.
 */
export interface UtaSubscriptionList {
  /** The user's subscriptions. The last item is the active one; empty if the user never subscribed. */
  data: UtaSubscription[]
  /** The plans available now. */
  plans?: UtaPlan[]
}
