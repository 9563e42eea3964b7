/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { FeeType } from './fee-type.ts'
import type { UtaTokenName } from './uta-token-name.ts'

/**
 * A withdrawal from UTA to the assets.
 */
export interface UtaWithdrawalRequest {
  /** The amount that leaves UTA, in USDT. A fee in USDT is included. */
  amount: Amount
  /** Always USDT. */
  token_name: UtaTokenName
  /** The token that pays the fee. */
  fee_type: FeeType
}
