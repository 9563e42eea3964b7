/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Token } from './token.ts'
import type { WalletAddress } from './wallet-address.ts'

/**
 * A token that the address accepts.
 */
export interface DepositToken {
  /** The token. */
  token: Token
  /** The token's contract, or null for BNB. */
  contract_address: WalletAddress | null
  /**
   * Number of decimals of the contract.
   * @minimum 0
   * @maximum 36
   */
  decimals: number
  /** The smallest amount that is credited, in the token. */
  minimum_amount: Amount
}
