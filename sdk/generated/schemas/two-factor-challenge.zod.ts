/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'

export const twoFactorChallengeRecoveryCodeMax = 64

export const TwoFactorChallenge = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.optional(ConfirmationCode),
  recovery_code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(twoFactorChallengeRecoveryCodeMax)),
  ),
})

export type TwoFactorChallenge = zod.input<typeof TwoFactorChallenge>
export type TwoFactorChallengeOutput = zod.output<typeof TwoFactorChallenge>
