/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Balance } from './balance.ts'
import type { Decimal } from './decimal.ts'

/**
 * All tokens and their total.
 */
export interface BalanceList {
  /** All tokens, including those with a zero balance. */
  data: Balance[]
  /** Worth of all tokens together, in USD. */
  total_worth_usd: Amount
  /** Change of the total in 24 hours, in USD. */
  change_24h_usd: Decimal
  /** The same change, in percent of the total 24 hours ago. */
  change_24h_percent: Decimal
  /** The time of the prices and amounts. */
  as_of: string
}
