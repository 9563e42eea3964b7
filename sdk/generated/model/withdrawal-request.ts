/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { FeeType } from './fee-type.ts'
import type { Id } from './id.ts'
import type { Token } from './token.ts'
import type { WalletAddress } from './wallet-address.ts'
import type { WithdrawalMethod } from './withdrawal-method.ts'

/**
 * A requested withdrawal. A wallet needs `address` or `trusted_wallet_id`, a card needs its number and holder.
 */
export interface WithdrawalRequest {
  /** The method, wallet or card. */
  method: WithdrawalMethod
  /** The token. */
  token: Token
  /** The amount charged to the balance, in the token. A fee in the same token is included. */
  amount: Amount
  /** The token that pays the fee. */
  fee_type: FeeType
  /** A BEP-20 address. */
  address?: WalletAddress
  /** A trusted wallet, instead of an address. */
  trusted_wallet_id?: Id
  /**
   * The card's number, digits only.
   * @pattern ^\d{12,19}$
   */
  card_number?: string
  /**
   * The holder's name as printed on the card.
   * @minLength 1
   * @maxLength 64
   */
  card_holder?: string
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id?: Id
}
