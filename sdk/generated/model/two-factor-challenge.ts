/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ConfirmationCode } from './confirmation-code.ts'

/**
 * The second factor. Exactly one of the two fields.
 */
export interface TwoFactorChallenge {
  /** The code of the authenticator app. */
  code?: ConfirmationCode
  /**
   * A recovery code instead of the app's code.
   * @minLength 1
   * @maxLength 64
   */
  recovery_code?: string
}
