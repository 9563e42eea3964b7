/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const TwoFactorState = /*#__PURE__*/ zod.enum(['enabled', 'disabled'])

export type TwoFactorState = zod.input<typeof TwoFactorState>
export type TwoFactorStateOutput = zod.output<typeof TwoFactorState>
