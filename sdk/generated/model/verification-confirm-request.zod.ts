/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'

/** The received code. */
export const VerificationConfirmRequest = /*#__PURE__*/ zod.object({
  /** The received code. */
  code: ConfirmationCode,
})

/** The received code. */
export type VerificationConfirmRequest = zod.output<typeof VerificationConfirmRequest>
