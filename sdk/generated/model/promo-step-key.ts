/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The task of a step.
 */
export type PromoStepKey = 'confirm_telegram' | 'refill_uta' | 'invite_partners' | 'keep_uta'
