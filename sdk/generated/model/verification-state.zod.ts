/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Whether a contact is verified. */
export const VerificationState = /*#__PURE__*/ zod.enum(['verified', 'unverified'])

/** Whether a contact is verified. */
export type VerificationState = zod.output<typeof VerificationState>
