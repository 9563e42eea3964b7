/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'
import { Id } from './id.zod.ts'
import { UtaDealExitReason } from './uta-deal-exit-reason.zod.ts'
import { UtaDealSide } from './uta-deal-side.zod.ts'
import { UtaDealStatus } from './uta-deal-status.zod.ts'

export const utaDealPairRegExp = new RegExp('^[A-Z0-9]{2,12}/[A-Z0-9]{2,12}$')

/** One deal of UTA. */
export const UtaDeal = /*#__PURE__*/ zod.object({
  /** The deal's id. */
  id: Id,
  /** The traded pair, for example BTC/USDT. */
  pair: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaDealPairRegExp)),
  /** Long or short. */
  side: UtaDealSide,
  /** Whether it is still open. */
  status: UtaDealStatus,
  /** Price at the start, in the pair's second currency. */
  entry_price: Amount,
  /** Price at the end, in the pair's second currency, or null while it is open. */
  exit_price: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  /** Current price of an open deal, in the pair's second currency, or null once it is closed. */
  current_price: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  /** Size, in USDT. */
  size: Amount,
  /** Result after the fee, in USDT. For an open deal the current result. */
  profit: Decimal,
  /** The same result, in percent of the size. */
  profit_percent: Decimal,
  /** The exchange's fee, in USDT. */
  fee: Amount,
  /** Why it was closed, or null while it is open. */
  exit_reason: /*#__PURE__*/ zod.union([UtaDealExitReason, /*#__PURE__*/ zod.null()]),
  /** When it was opened. */
  opened_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it was closed, or null while it is open. */
  closed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** One deal of UTA. */
export type UtaDeal = zod.output<typeof UtaDeal>
