/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** What the step asks for. */
export const PromoStepKey = /*#__PURE__*/ zod.enum(['confirm_telegram', 'refill_uta', 'invite_partners', 'keep_uta'])

/** What the step asks for. */
export type PromoStepKey = zod.output<typeof PromoStepKey>
