/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Month } from './month.ts'
import type { UtaMonthBalance } from './uta-month-balance.ts'
import type { UtaMonthStatistics } from './uta-month-statistics.ts'
import type { UtaMonth } from './uta-month.ts'

/**
 * Statistics by month.
 */
export interface UtaStatistics {
  /** The time zone of days and months (IANA name). Display it with the numbers. */
  timezone: string
  /** When the figures were computed. */
  updated_at: string
  /** The first month with data. */
  first_month: Month
  /** The requested month; the current one by default. */
  month: UtaMonthStatistics
  /** The last twelve months with UTA, oldest first. */
  months: UtaMonth[]
  /** The balance at the end of each month since the first, oldest first. Absent if the server does not store them. */
  balances?: UtaMonthBalance[]
}
