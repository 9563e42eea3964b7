/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The reason for the bonus. */
export const BonusKind = /*#__PURE__*/ zod.enum(['welcome', 'referral', 'summer_promotion'])

/** The reason for the bonus. */
export type BonusKind = zod.output<typeof BonusKind>
