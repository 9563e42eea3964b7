/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const PromoStepState = /*#__PURE__*/ zod.enum(['done', 'current', 'locked'])

export type PromoStepState = zod.input<typeof PromoStepState>
export type PromoStepStateOutput = zod.output<typeof PromoStepState>
