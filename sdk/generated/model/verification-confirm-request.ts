/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ConfirmationCode } from './confirmation-code.ts'

/**
 * The received code.
 */
export interface VerificationConfirmRequest {
  /** The received code. */
  code: ConfirmationCode
}
