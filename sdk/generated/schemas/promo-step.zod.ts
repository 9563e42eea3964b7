/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { PromoStepKey } from './promo-step-key.zod.ts'
import { PromoStepState } from './promo-step-state.zod.ts'

export const PromoStep = /*#__PURE__*/ zod.object({
  key: PromoStepKey,
  state: PromoStepState,
  reward: Amount,
  progress: Amount,
  target: Amount,
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type PromoStep = zod.input<typeof PromoStep>
export type PromoStepOutput = zod.output<typeof PromoStep>
