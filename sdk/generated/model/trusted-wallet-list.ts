/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { TrustedWallet } from './trusted-wallet.ts'

/**
 * The user's trusted wallets.
 */
export interface TrustedWalletList {
  /** The wallets, newest first. */
  data: TrustedWallet[]
}
