/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Whether a step is completed, in progress or not yet open. */
export const PromoStepState = /*#__PURE__*/ zod.enum(['done', 'current', 'locked'])

/** Whether a step is completed, in progress or not yet open. */
export type PromoStepState = zod.output<typeof PromoStepState>
