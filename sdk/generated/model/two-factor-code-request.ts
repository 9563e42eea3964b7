/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ConfirmationCode } from './confirmation-code.ts'

/**
 * Proof that the authenticator app works.
 */
export interface TwoFactorCodeRequest {
  /** The code of the authenticator app. */
  code: ConfirmationCode
}
