/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Account } from './account.ts'
import type { Amount } from './amount.ts'
import type { Decimal } from './decimal.ts'
import type { Id } from './id.ts'
import type { Network } from './network.ts'
import type { Token } from './token.ts'
import type { TransactionStatus } from './transaction-status.ts'
import type { TransactionType } from './transaction-type.ts'
import type { TxHash } from './tx-hash.ts'

/**
 * One change of a balance.
 */
export interface Transaction {
  /** The transaction's id. */
  id: Id
  /** The type. */
  type: TransactionType
  /** The status. */
  status: TransactionStatus
  /** The balance that changed. */
  account: Account
  /** The token of the amount. */
  token: Token
  /** The amount received (positive) or spent (negative), in the token. */
  amount: Decimal
  /** Worth of the amount at that time, in USD, with the same sign. If absent, it is not shown. */
  worth_usd?: Decimal
  /** The fee, in `fee_token`; 0 if there was none. If absent, it is unknown and not shown. */
  fee_amount?: Amount
  /** The token that paid the fee, or null if there was none. */
  fee_token: Token | null
  /** The other token of an exchange, or null. */
  counter_token: Token | null
  /** The amount received (positive) or spent (negative) in the other token (`counter_token`), or null. */
  counter_amount: Decimal | null
  /**
   * The name of the other side (label of a wallet, plan, partner), or null.
   * @maxLength 255
   * @nullable
   */
  counterparty: string | null
  /**
   * Number of deals or partners that the transaction sums up, or null.
   * @minimum 0
   * @nullable
   */
  count: number | null
  /** The network of a transfer, or null. */
  network: Network | null
  /**
   * Address of the other side (for a withdrawal to a card, the masked card), or null.
   * @nullable
   */
  address: string | null
  /** Hash of the network transaction, or null. */
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
  /** Id of the related withdrawal, exchange, policy or subscription (for a UTA refill its request_id), or null. */
  related_id: Id | null
  /**
   * Idempotency-Key of the request that created it, or null if no request of the user did. Clients use it to look up an unclear outcome.
   * @nullable
   */
  idempotency_key: string | null
  /** When it began. */
  created_at: string
  /**
   * When it was completed, rejected or cancelled, or null while it is in progress.
   * @nullable
   */
  completed_at: string | null
}
