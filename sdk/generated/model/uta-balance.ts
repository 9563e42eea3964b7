/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Decimal } from './decimal.ts'
import type { Month } from './month.ts'
import type { UtaDay } from './uta-day.ts'
import type { UtaTokenName } from './uta-token-name.ts'

/**
 * The user's UTA balance, in USDT.
 */
export interface UtaBalance {
  /** The token of all amounts here. */
  token_name: UtaTokenName
  /** The total balance, working and locked, in USDT. */
  balance: Amount
  /** The working balance, which trades, in USDT. */
  working: Amount
  /** The locked balance, in USDT. */
  locked: Amount
  /**
   * When the next part is unlocked, or null.
   * @nullable
   */
  locked_until: string | null
  /** The amount that can be withdrawn now, in USDT. */
  available: Amount
  /** Deposits into UTA less withdrawals, without results, in USDT. */
  delegated: Amount
  /** The current month. */
  month: Month
  /** Result of this month, in USDT. */
  month_profit: Decimal
  /** The same result, in percent of the balance at the start of the month. */
  month_profit_percent: Decimal
  /** The time zone of days and months (IANA name). */
  timezone: string
  /** The last 30 days, oldest first. */
  days: UtaDay[]
  /** The time of the figures. */
  as_of: string
}
