/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { FeeType } from './fee-type.ts'

/**
 * A transfer of USDT into UTA.
 */
export interface UtaDelegationRequest {
  /** The amount charged to the assets, in USDT. A fee in USDT is included. */
  amount: Amount
  /** The token that pays the fee. */
  fee_type: FeeType
}
