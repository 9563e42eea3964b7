/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { TwoFactorState } from './two-factor-state.zod.ts'
import { VerificationState } from './verification-state.zod.ts'

export const verificationStatus2faDefault = 'disabled'
export const verificationStatusEmailDefault = 'unverified'
export const verificationStatusPhoneDefault = 'unverified'
export const verificationStatusTelegramDefault = 'unverified'

/** The verification states. A missing field has its default. */
export const VerificationStatus = /*#__PURE__*/ zod.object({
  /** Two-factor sign-in. */
  '2fa': /*#__PURE__*/ zod._default(TwoFactorState, verificationStatus2faDefault),
  /** The e-mail. */
  email: /*#__PURE__*/ zod._default(VerificationState, verificationStatusEmailDefault),
  /** The phone number. */
  phone: /*#__PURE__*/ zod._default(VerificationState, verificationStatusPhoneDefault),
  /** The Telegram account. A user whose Telegram is verified counts as verified. */
  telegram: /*#__PURE__*/ zod._default(VerificationState, verificationStatusTelegramDefault),
})

/** The verification states. A missing field has its default. */
export type VerificationStatus = zod.output<typeof VerificationStatus>
