/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { PromoStepKey } from './promo-step-key.ts'
import type { PromoStepState } from './promo-step-state.ts'

/**
 * One step of the promotion.
 */
export interface PromoStep {
  /** The task. */
  key: PromoStepKey
  /** The state of the step. */
  state: PromoStepState
  /** The reward, in MATU. */
  reward: Amount
  /** The progress so far. Number of partners, or USDT for a refill. */
  progress: Amount
  /** The target. Number of partners, or USDT for a refill. 1 for a step without a number. */
  target: Amount
  /**
   * When it was completed, or null.
   * @nullable
   */
  completed_at: string | null
}
