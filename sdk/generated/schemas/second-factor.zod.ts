/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const SecondFactor = /*#__PURE__*/ zod.enum(['app', 'recovery_code'])

export type SecondFactor = zod.input<typeof SecondFactor>
export type SecondFactorOutput = zod.output<typeof SecondFactor>
