/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { FeeType } from './fee-type.ts'
import type { Id } from './id.ts'
import type { Token } from './token.ts'
import type { UtaDelegationStatus } from './uta-delegation-status.ts'

/**
 * The result of a refill request. It is complete once it has an id.
 */
export interface UtaDelegation {
  /** The id of the refill once it is complete; null before. */
  id?: Id | null
  /** The request's id. */
  request_id?: Id
  /** The status. `failed` refunds everything. */
  status?: UtaDelegationStatus
  /** The amount charged to the assets, in USDT. */
  amount?: Amount
  /** The token that pays the fee. */
  fee_type?: FeeType
  /** The fee, in `fee_token`. */
  fee_amount?: Amount
  /** The token of the fee. */
  fee_token?: Token
  /** The amount that arrives in UTA, in USDT. */
  net_amount?: Amount
  /** UTA balance afterwards, in USDT, or null before it is complete. */
  balance_after?: Amount | null
  /** The transaction of the refill, present from the start. */
  transaction_id?: Id
  /**
   * The reason of a failure as a sentence, or null.
   * @nullable
   */
  failure_reason?: string | null
  /** When it was requested. */
  created_at?: string
  /**
   * When it was completed or failed, or null.
   * @nullable
   */
  completed_at?: string | null
}
