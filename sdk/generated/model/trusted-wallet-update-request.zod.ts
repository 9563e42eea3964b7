/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { TrustedWalletLabel } from './trusted-wallet-label.zod.ts'

/** A new name. */
export const TrustedWalletUpdateRequest = /*#__PURE__*/ zod.object({
  /** The new name. */
  label: TrustedWalletLabel,
})

/** A new name. */
export type TrustedWalletUpdateRequest = zod.output<typeof TrustedWalletUpdateRequest>
