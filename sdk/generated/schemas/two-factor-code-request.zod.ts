/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'

export const TwoFactorCodeRequest = /*#__PURE__*/ zod.object({
  code: ConfirmationCode,
})

export type TwoFactorCodeRequest = zod.input<typeof TwoFactorCodeRequest>
export type TwoFactorCodeRequestOutput = zod.output<typeof TwoFactorCodeRequest>
