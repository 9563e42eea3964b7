/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { BonusKind } from './bonus-kind.ts'
import type { Id } from './id.ts'
import type { Token } from './token.ts'

/**
 * One bonus and its terms.
 */
export interface Bonus {
  /** The bonus' id. */
  id: Id
  /** The reason for the bonus. */
  kind: BonusKind
  /** The granted amount, in `token`. */
  amount: Amount
  /** The token. */
  token: Token
  /** UTA turnover required before it can be exchanged, in USDT. 0 if none. */
  turnover_required: Amount
  /** The turnover reached so far, in USDT. */
  turnover_done: Amount
  /** When it was granted. */
  granted_at: string
  /**
   * When it expires, or null.
   * @nullable
   */
  expires_at: string | null
}
