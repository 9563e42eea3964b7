/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { TwoFactorState } from './two-factor-state.ts'
import type { VerificationState } from './verification-state.ts'

/**
 * The verification states. A missing field has its default.
 */
export interface VerificationStatus {
  /** Two-factor sign-in. */
  '2fa': TwoFactorState
  /** The e-mail. */
  email: VerificationState
  /** The phone number. */
  phone: VerificationState
  /** The Telegram account. A user whose Telegram is verified counts as verified. */
  telegram: VerificationState
}
