/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { TrustedWalletLabel } from './trusted-wallet-label.zod.ts'

export const TrustedWalletUpdateRequest = /*#__PURE__*/ zod.object({
  label: TrustedWalletLabel,
})

export type TrustedWalletUpdateRequest = zod.input<typeof TrustedWalletUpdateRequest>
export type TrustedWalletUpdateRequestOutput = zod.output<typeof TrustedWalletUpdateRequest>
