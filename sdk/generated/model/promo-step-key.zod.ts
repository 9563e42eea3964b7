/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The task of a step. */
export const PromoStepKey = /*#__PURE__*/ zod.enum(['confirm_telegram', 'refill_uta', 'invite_partners', 'keep_uta'])

/** The task of a step. */
export type PromoStepKey = zod.output<typeof PromoStepKey>
