/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Whether a step is completed, in progress or not yet open.
 */
export type PromoStepState = 'done' | 'current' | 'locked'
