/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { Decimal } from './decimal.ts'
import type { Id } from './id.ts'
import type { UtaDealExitReason } from './uta-deal-exit-reason.ts'
import type { UtaDealSide } from './uta-deal-side.ts'
import type { UtaDealStatus } from './uta-deal-status.ts'

/**
 * One deal of UTA.
 */
export interface UtaDeal {
  /** The deal's id. */
  id: Id
  /**
   * The traded pair, for example BTC/USDT.
   * @pattern ^[A-Z0-9]{2,12}/[A-Z0-9]{2,12}$
   */
  pair: string
  /** Long or short. */
  side: UtaDealSide
  /** Whether it is still open. */
  status: UtaDealStatus
  /** Price at the start, in the pair's second currency. */
  entry_price: Amount
  /** Price at the end, in the pair's second currency, or null while it is open. */
  exit_price: Amount | null
  /** Current price of an open deal, in the pair's second currency, or null once it is closed. */
  current_price: Amount | null
  /** Size, in USDT. */
  size: Amount
  /** Result after the fee, in USDT. For an open deal the current result. */
  profit: Decimal
  /** The same result, in percent of the size. */
  profit_percent: Decimal
  /** The exchange's fee, in USDT. */
  fee: Amount
  /** Why it was closed, or null while it is open. */
  exit_reason: UtaDealExitReason | null
  /** When it was opened. */
  opened_at: string
  /**
   * When it was closed, or null while it is open.
   * @nullable
   */
  closed_at: string | null
}
