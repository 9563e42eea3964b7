/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'

export const utaDayDealsClosedMin = 0

/** One day of UTA. */
export const UtaDay = /*#__PURE__*/ zod.object({
  /** The day, in the time zone given with the list. */
  date: /*#__PURE__*/ zod.iso.date(),
  /** Result of the deals closed on that day, in USDT. */
  profit: Decimal,
  /** The same result, in percent of the balance at the start of the day. */
  profit_percent: Decimal,
  /** Balance at the end of the day, in USDT. The previous balance plus the result and deposits, less withdrawals. */
  balance: Amount,
  /** Number of closed deals. */
  deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaDayDealsClosedMin)),
})

/** One day of UTA. */
export type UtaDay = zod.output<typeof UtaDay>
