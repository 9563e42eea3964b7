/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { CodeSent } from './code-sent.ts'
import type { FeeType } from './fee-type.ts'
import type { Id } from './id.ts'
import type { Network } from './network.ts'
import type { Token } from './token.ts'
import type { TxHash } from './tx-hash.ts'
import type { WalletAddress } from './wallet-address.ts'
import type { WithdrawalMethod } from './withdrawal-method.ts'
import type { WithdrawalStatus } from './withdrawal-status.ts'

/**
 * One withdrawal.
 */
export interface Withdrawal {
  /** The withdrawal's id. */
  id: Id
  /** The status. */
  status: WithdrawalStatus
  /** The method, wallet or card. */
  method: WithdrawalMethod
  /** The token. */
  token: Token
  /** The network, or null for a card. */
  network: Network | null
  /** The amount charged to the balance, in the token. */
  amount: Amount
  /** The token that pays the fee. */
  fee_type: FeeType
  /** The fee, in `fee_token`. */
  fee_amount: Amount
  /** The token of the fee. */
  fee_token: Token
  /** The amount that arrives, in the token. It is the amount less the fee if both are in the same token. */
  net_amount: Amount
  /** The target address, or null for a card. */
  address: WalletAddress | null
  /** The trusted wallet, or null. */
  trusted_wallet_id: Id | null
  /**
   * The trusted wallet's label, or null.
   * @maxLength 64
   * @nullable
   */
  trusted_wallet_label: string | null
  /**
   * The card's last digits, or null.
   * @nullable
   */
  card_masked: string | null
  /** The code that was sent, while it is required; null afterwards. */
  code: CodeSent | null
  /** Hash of the network transaction once it is sent, or null. */
  tx_hash: TxHash | null
  /**
   * Number of confirmations so far, or null.
   * @minimum 0
   * @nullable
   */
  confirmations: number | null
  /**
   * Number of confirmations required, or null.
   * @minimum 1
   * @nullable
   */
  confirmations_required: number | null
  /**
   * The reason of a rejection or failure as a sentence, or null.
   * @nullable
   */
  failure_reason: string | null
  /** The transaction of the withdrawal. */
  transaction_id: Id
  /**
   * The latest time of processing, counted from the confirmation; null before it.
   * @nullable
   */
  processed_until: string | null
  /** When it was requested. */
  created_at: string
  /**
   * When it ended, with any result, or null.
   * @nullable
   */
  completed_at: string | null
}
