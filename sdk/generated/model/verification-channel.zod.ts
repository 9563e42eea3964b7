/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** A contact that can be verified. */
export const VerificationChannel = /*#__PURE__*/ zod.enum(['email', 'phone', 'telegram'])

/** A contact that can be verified. */
export type VerificationChannel = zod.output<typeof VerificationChannel>
