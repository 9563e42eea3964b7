/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { CodeSent } from './code-sent.ts'

/**
 * The state of the freeze.
 */
export interface Freeze {
  /**
   * When the account was frozen, or null if it is not.
   * @nullable
   */
  frozen_at: string | null
  /**
   * When the freeze ends, or null while thawing has not begun.
   * @nullable
   */
  thaws_at: string | null
  /** The code that was sent, or null. */
  code: CodeSent | null
}
