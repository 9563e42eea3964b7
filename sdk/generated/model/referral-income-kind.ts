/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The reason for a reward. A partner's subscription, a partner's UTA result, a share of a leader pool, a promotion.
 */
export type ReferralIncomeKind = 'subscription' | 'uta_result' | 'leader_pool' | 'promotion'
