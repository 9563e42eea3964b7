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

export const VerificationStatus = /*#__PURE__*/ zod.object({
  '2fa': /*#__PURE__*/ zod._default(TwoFactorState, verificationStatus2faDefault),
  email: /*#__PURE__*/ zod._default(VerificationState, verificationStatusEmailDefault),
  phone: /*#__PURE__*/ zod._default(VerificationState, verificationStatusPhoneDefault),
  telegram: /*#__PURE__*/ zod._default(VerificationState, verificationStatusTelegramDefault),
})

export type VerificationStatus = zod.input<typeof VerificationStatus>
export type VerificationStatusOutput = zod.output<typeof VerificationStatus>
