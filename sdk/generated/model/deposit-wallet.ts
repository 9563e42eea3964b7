/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { DepositToken } from './deposit-token.ts'
import type { Network } from './network.ts'
import type { WalletAddress } from './wallet-address.ts'

/**
 * The user's own deposit address. A server may return the address alone, as a string.
 */
export interface DepositWallet {
  /** The network. */
  network: Network
  /** The address. */
  address: WalletAddress
  /** The tokens that can be sent to it. If absent, every token of the product, with unknown contracts and limits. */
  tokens?: DepositToken[]
  /**
   * Number of confirmations after which a deposit is credited. If absent, it is not shown.
   * @minimum 1
   */
  confirmations_required?: number
}
