/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The reason for the bonus.
 */
export type BonusKind = 'welcome' | 'referral' | 'summer_promotion'
