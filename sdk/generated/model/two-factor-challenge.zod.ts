/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'

export const twoFactorChallengeRecoveryCodeMax = 64

/** The second factor. Exactly one of the two fields. */
export const TwoFactorChallenge = /*#__PURE__*/ zod.object({
  /** The code of the authenticator app. */
  code: /*#__PURE__*/ zod.optional(ConfirmationCode),
  /** A recovery code instead of the app's code. */
  recovery_code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(twoFactorChallengeRecoveryCodeMax)),
  ),
})

/** The second factor. Exactly one of the two fields. */
export type TwoFactorChallenge = zod.output<typeof TwoFactorChallenge>
