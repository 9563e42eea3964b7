/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ConfirmationCode } from './confirmation-code.ts'
import type { Id } from './id.ts'

/**
 * The code for a wallet.
 */
export interface TrustedWalletConfirmRequest {
  /** The pending wallet. */
  trust_wallet_id: Id
  /** The received code. */
  code: ConfirmationCode
}
