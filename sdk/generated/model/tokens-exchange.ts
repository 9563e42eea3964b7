/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Account } from './account.ts'
import type { Amount } from './amount.ts'
import type { ExchangeStatus } from './exchange-status.ts'
import type { Id } from './id.ts'
import type { Token } from './token.ts'

/**
 * An exchange, from its quote, if the server quotes, to its end. The id does not change.
 */
export interface TokensExchange {
  /** The id of the exchange, and of its quote. */
  id: Id
  /** The status. */
  status: ExchangeStatus
  /** The account that pays, assets or bonus account. The bought amount always goes to the assets. */
  account: Account
  /** The token that is given. */
  from_token: Token
  /** The token that is bought. */
  to_token: Token
  /** The amount that is given, in `from_token`. */
  from_amount: Amount
  /** Its worth at the rate, before the fee, in `to_token`. */
  to_amount: Amount
  /** The amount of `to_token` for one `from_token`. */
  rate: Amount
  /** The fee, in `to_token`. */
  fee_amount: Amount
  /** The amount credited, in `to_token`. It is `to_amount` less the fee. */
  net_amount: Amount
  /**
   * The time until which the rate is guaranteed, 30 seconds after the quote, or null if there was none.
   * @nullable
   */
  expires_at: string | null
  /** The transaction of the exchange, or null before it is executed. */
  transaction_id: Id | null
  /**
   * The reason of a failure as a sentence, or null.
   * @nullable
   */
  failure_reason: string | null
  /** When the exchange or its quote was created. */
  created_at: string
  /**
   * When it was completed or failed, or null.
   * @nullable
   */
  completed_at: string | null
}
