/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { CodeChannel } from './code-channel.ts'

/**
 * A six-digit code that was sent, and the earliest time of the next one.
 */
export interface CodeSent {
  /** Where the code was sent. */
  channel: CodeChannel
  /**
   * The contact it was sent to, partly masked. Null for an authenticator app.
   * @nullable
   */
  target: string | null
  /** When it was sent. */
  sent_at: string
  /** The earliest time at which another code can be requested. */
  resend_at: string
  /** The end of its validity. */
  expires_at: string
  /**
   * Number of attempts left.
   * @minimum 0
   */
  attempts_left: number
  /**
   * A link that opens the Telegram bot. Null for other channels.
   * @nullable
   */
  deep_link: string | null
}
