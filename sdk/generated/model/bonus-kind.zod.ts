/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** What the bonus is for. */
export const BonusKind = /*#__PURE__*/ zod.enum(['welcome', 'referral', 'summer_promotion'])

/** What the bonus is for. */
export type BonusKind = zod.output<typeof BonusKind>
