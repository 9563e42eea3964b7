/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'

export const VerificationConfirmRequest = /*#__PURE__*/ zod.object({
  code: ConfirmationCode,
})

export type VerificationConfirmRequest = zod.input<typeof VerificationConfirmRequest>
export type VerificationConfirmRequestOutput = zod.output<typeof VerificationConfirmRequest>
