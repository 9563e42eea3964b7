/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { FeeType } from './fee-type.ts'
import type { Id } from './id.ts'
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
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id?: Id
}
