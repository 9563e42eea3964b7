/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { FeeType } from './fee-type.ts'
import type { Id } from './id.ts'

/**
 * A transfer of USDT into UTA.
 */
export interface UtaDelegationRequest {
  /** The amount charged to the assets, in USDT. A fee in USDT is included. */
  amount: Amount
  /** The token that pays the fee. */
  fee_type: FeeType
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id?: Id
}
