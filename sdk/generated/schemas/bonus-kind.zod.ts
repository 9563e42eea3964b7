/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const BonusKind = /*#__PURE__*/ zod.enum(['welcome', 'referral', 'summer_promotion'])

export type BonusKind = zod.input<typeof BonusKind>
export type BonusKindOutput = zod.output<typeof BonusKind>
