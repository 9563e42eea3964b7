/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const PromoStepKey = /*#__PURE__*/ zod.enum(['confirm_telegram', 'refill_uta', 'invite_partners', 'keep_uta'])

export type PromoStepKey = zod.input<typeof PromoStepKey>
export type PromoStepKeyOutput = zod.output<typeof PromoStepKey>
