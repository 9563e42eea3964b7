/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'

/** Proof that the authenticator app works. */
export const TwoFactorCodeRequest = /*#__PURE__*/ zod.object({
  /** The code of the authenticator app. */
  code: ConfirmationCode,
})

/** Proof that the authenticator app works. */
export type TwoFactorCodeRequest = zod.output<typeof TwoFactorCodeRequest>
