/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'
import { Month } from './month.zod.ts'
import { UtaDay } from './uta-day.zod.ts'
import { UtaTokenName } from './uta-token-name.zod.ts'

/** The user's UTA balance, in USDT. */
export const UtaBalance = /*#__PURE__*/ zod.object({
  /** The token of all amounts here. */
  token_name: UtaTokenName,
  /** The total balance, working and locked, in USDT. */
  balance: Amount,
  /** The working balance, which trades, in USDT. */
  working: Amount,
  /** The locked balance, in USDT. */
  locked: Amount,
  /** When the next part is unlocked, or null. */
  locked_until: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** The amount that can be withdrawn now, in USDT. */
  available: Amount,
  /** Deposits into UTA less withdrawals, without results, in USDT. */
  delegated: Amount,
  /** The current month. */
  month: Month,
  /** Result of this month, in USDT. */
  month_profit: Decimal,
  /** The same result, in percent of the balance at the start of the month. */
  month_profit_percent: Decimal,
  /** The time zone of days and months (IANA name). */
  timezone: /*#__PURE__*/ zod.string(),
  /** The last 30 days, oldest first. */
  days: /*#__PURE__*/ zod.array(UtaDay),
  /** The time of the figures. */
  as_of: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})

/** The user's UTA balance, in USDT. */
export type UtaBalance = zod.output<typeof UtaBalance>
