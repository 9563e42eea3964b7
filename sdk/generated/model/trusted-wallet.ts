/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { CodeSent } from './code-sent.ts'
import type { Id } from './id.ts'
import type { Network } from './network.ts'
import type { TrustedWalletLabel } from './trusted-wallet-label.ts'
import type { TrustedWalletStatus } from './trusted-wallet-status.ts'
import type { WalletAddress } from './wallet-address.ts'

/**
 * A wallet that withdrawals may go to.
 */
export interface TrustedWallet {
  /** The wallet's id. */
  id: Id
  /** The name given by the user. */
  label?: TrustedWalletLabel
  /** The address. */
  address: WalletAddress
  /** The network. */
  network?: Network
  /** The status. */
  status?: TrustedWalletStatus
  /** The last code sent while the wallet is pending, or null. */
  code?: CodeSent | null
  /**
   * When it becomes active, while it is waiting; null otherwise.
   * @nullable
   */
  opens_at?: string | null
  /** When it was added. */
  created_at?: string
  /**
   * When its code was confirmed, or null.
   * @nullable
   */
  confirmed_at?: string | null
  /**
   * When it was last used, or null.
   * @nullable
   */
  last_used_at?: string | null
  /**
   * Number of withdrawals to it.
   * @minimum 0
   */
  withdrawals_count?: number
}
