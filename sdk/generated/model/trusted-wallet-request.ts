/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Network } from './network.ts'
import type { TrustedWalletLabel } from './trusted-wallet-label.ts'
import type { WalletAddress } from './wallet-address.ts'

/**
 * A wallet to add. It is pending until its code is confirmed.
 */
export interface TrustedWalletRequest {
  /** A name that is not used yet. */
  label: TrustedWalletLabel
  /** An address that is not used yet. */
  address: WalletAddress
  /** The network. */
  network: Network
}
