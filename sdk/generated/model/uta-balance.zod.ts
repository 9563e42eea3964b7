/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'
import { Month } from './month.zod.ts'
import { UtaDay } from './uta-day.zod.ts'
import { UtaTokenName } from './uta-token-name.zod.ts'

/** What the user has in UTA, in USDT. */
export const UtaBalance = /*#__PURE__*/ zod.object({
  /** The token of all amounts here. */
  token_name: UtaTokenName,
  /** All of it: working and locked, in USDT. */
  balance: Amount,
  /** What trades, in USDT. */
  working: Amount,
  /** What is locked, in USDT. */
  locked: Amount,
  /** When the next part is unlocked, or null. */
  locked_until: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** What can be withdrawn now, in USDT. */
  available: Amount,
  /** What was moved into UTA and not taken out again, without results, in USDT. */
  delegated: Amount,
  /** The present month. */
  month: Month,
  /** Result of this month, in USDT. */
  month_profit: Decimal,
  /** The same in percent of the balance at the start of the month. */
  month_profit_percent: Decimal,
  /** The zone in which days and months begin (IANA name). */
  timezone: /*#__PURE__*/ zod.string(),
  /** The last 30 days, oldest first. */
  days: /*#__PURE__*/ zod.array(UtaDay),
  /** When this was true. */
  as_of: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})

/** What the user has in UTA, in USDT. */
export type UtaBalance = zod.output<typeof UtaBalance>
