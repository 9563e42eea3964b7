/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Token } from './token.ts'

/**
 * What completed transactions add up to in one token. Those in progress, rejected, cancelled, failed or expired are left out.
 */
export interface TransactionSum {
  /** The token of the sums. */
  token: Token
  /** Sum of the positive amounts and counter amounts, in the token. */
  received: Amount
  /** Sum of the negative amounts and counter amounts, without the sign, in the token. */
  spent: Amount
  /** Sum of the fees paid in the token. If absent, it is unknown. */
  fees?: Amount
}
