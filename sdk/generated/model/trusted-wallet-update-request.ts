/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { TrustedWalletLabel } from './trusted-wallet-label.ts'

/**
 * A new name.
 */
export interface TrustedWalletUpdateRequest {
  /** The new name. */
  label: TrustedWalletLabel
}
