/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The reason for a reward. A partner's subscription, a partner's UTA result, a share of a leader pool, a promotion. */
export const ReferralIncomeKind = /*#__PURE__*/ zod.enum(['subscription', 'uta_result', 'leader_pool', 'promotion'])

/** The reason for a reward. A partner's subscription, a partner's UTA result, a share of a leader pool, a promotion. */
export type ReferralIncomeKind = zod.output<typeof ReferralIncomeKind>
