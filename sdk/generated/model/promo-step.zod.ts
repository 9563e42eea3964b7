/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { PromoStepKey } from './promo-step-key.zod.ts'
import { PromoStepState } from './promo-step-state.zod.ts'

/** One step of the promotion. */
export const PromoStep = /*#__PURE__*/ zod.object({
  /** What it asks for. */
  key: PromoStepKey,
  /** How far it is. */
  state: PromoStepState,
  /** What it earns, in MATU. */
  reward: Amount,
  /** How much is there: partners, or USDT for a refill. */
  progress: Amount,
  /** How much is needed: partners, or USDT for a refill. 1 for a step without a number. */
  target: Amount,
  /** When it was done, or null. */
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** One step of the promotion. */
export type PromoStep = zod.output<typeof PromoStep>
