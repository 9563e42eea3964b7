/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const ReferralIncomeKind = /*#__PURE__*/ zod.enum(['subscription', 'uta_result', 'leader_pool', 'promotion'])

export type ReferralIncomeKind = zod.input<typeof ReferralIncomeKind>
export type ReferralIncomeKindOutput = zod.output<typeof ReferralIncomeKind>
