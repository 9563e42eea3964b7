/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'
import { Id } from './id.zod.ts'

export const TrustedWalletConfirmRequest = /*#__PURE__*/ zod.object({
  trust_wallet_id: Id,
  code: ConfirmationCode,
})

export type TrustedWalletConfirmRequest = zod.input<typeof TrustedWalletConfirmRequest>
export type TrustedWalletConfirmRequestOutput = zod.output<typeof TrustedWalletConfirmRequest>
