/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const VerificationChannel = /*#__PURE__*/ zod.enum(['email', 'phone', 'telegram'])

export type VerificationChannel = zod.input<typeof VerificationChannel>
export type VerificationChannelOutput = zod.output<typeof VerificationChannel>
