/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { FeeType } from './fee-type.ts'
import type { Id } from './id.ts'
import type { Token } from './token.ts'
import type { UtaTokenName } from './uta-token-name.ts'
import type { UtaWithdrawalStatus } from './uta-withdrawal-status.ts'

/**
 * A transfer in progress from UTA to the assets.
 */
export interface UtaWithdrawal {
  /** Its id. */
  id: Id
  /** The status. */
  status: UtaWithdrawalStatus
  /** The amount that leaves UTA, in USDT. */
  amount: Amount
  /** Always USDT. */
  token_name: UtaTokenName
  /** The token that pays the fee. */
  fee_type: FeeType
  /** The fee, in `fee_token`. */
  fee_amount: Amount
  /** The token of the fee. */
  fee_token: Token
  /** The amount that arrives in the assets, in USDT. */
  net_amount: Amount
  /** The transaction of the withdrawal. */
  transaction_id: Id
  /** The latest time of arrival. */
  arrives_at: string
  /** When it was requested. */
  created_at: string
}
