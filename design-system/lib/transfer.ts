import type { UtaDelegation } from '#sdk'

/** State of a refill of UTA, as passed to a screen. */
export interface Transfer {
  /**
   * `asking`, `waiting`: polling; `paused`: no connection; `gave-up`: still processing, polling has ended; `checking`: a manual check is running;
   * `done`; `failed`: the money was returned; `lost`: the server does not know the request.
   */
  phase: 'asking' | 'waiting' | 'paused' | 'gave-up' | 'checking' | 'done' | 'failed' | 'lost'
  request_id: string
  /** Number of polling attempts so far, their maximum, and the interval in seconds. */
  attempt: number
  attempts: number
  every: number
  /** The last response; `null` before the first. */
  delegation: UtaDelegation | null
  /** When the last response arrived, ms since 1970. */
  checkedAt: number | null
  /** Checks once, manually. */
  onCheck: () => void
  /** Leaves the refill to the list of transactions and frees the form for another one. */
  onAgain: () => void
}

/** Remaining time until polling gives up, in seconds; derived from the attempts. */
export const secondsLeft = ({ attempt, attempts, every }: Pick<Transfer, 'attempt' | 'attempts' | 'every'>): number =>
  Math.max(0, attempts - attempt) * every

/** The attempt announced to screen readers: every fifth, to avoid an announcement every two seconds. */
export const spokenAttempt = (attempt: number): number => Math.floor(attempt / 5) * 5
