/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const VerificationState = /*#__PURE__*/ zod.enum(['verified', 'unverified'])

export type VerificationState = zod.input<typeof VerificationState>
export type VerificationStateOutput = zod.output<typeof VerificationState>
