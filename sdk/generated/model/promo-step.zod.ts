/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { PromoStepKey } from './promo-step-key.zod.ts'
import { PromoStepState } from './promo-step-state.zod.ts'

/** One step of the promotion. */
export const PromoStep = /*#__PURE__*/ zod.object({
  /** The task. */
  key: PromoStepKey,
  /** The state of the step. */
  state: PromoStepState,
  /** The reward, in MATU. */
  reward: Amount,
  /** The progress so far. Number of partners, or USDT for a refill. */
  progress: Amount,
  /** The target. Number of partners, or USDT for a refill. 1 for a step without a number. */
  target: Amount,
  /** When it was completed, or null. */
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** One step of the promotion. */
export type PromoStep = zod.output<typeof PromoStep>
