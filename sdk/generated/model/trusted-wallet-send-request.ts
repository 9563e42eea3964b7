/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Id } from './id.ts'

/**
 * The wallet that needs a code.
 */
export interface TrustedWalletSendRequest {
  /** The pending wallet. */
  trust_wallet_id: Id
}
