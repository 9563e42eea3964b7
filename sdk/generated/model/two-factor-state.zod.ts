/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Whether two-factor sign-in is on. */
export const TwoFactorState = /*#__PURE__*/ zod.enum(['enabled', 'disabled'])

/** Whether two-factor sign-in is on. */
export type TwoFactorState = zod.output<typeof TwoFactorState>
