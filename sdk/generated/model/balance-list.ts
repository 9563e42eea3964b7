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
  /** Worth of all tokens together, in USD. If absent, it is computed from the tokens. */
  total_worth_usd?: Amount
  /** Change of the total in 24 hours, in USD. If absent, no change is shown. */
  change_24h_usd?: Decimal
  /** The same change, in percent of the total 24 hours ago. If absent, no change is shown. */
  change_24h_percent?: Decimal
  /** The time of the prices and amounts. If absent, it is the time of the response. */
  as_of?: string
}
