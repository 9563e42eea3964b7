import type { UtaDelegation } from '#sdk'

/** A refill on its way into UTA, as a screen is told of it. */
export interface Transfer {
  /**
   * `asking`, `waiting`: the status is asked for again and again; `paused`: there is no line; `gave-up`: still processing, and nobody asks any more;
   * `checking`: asked once more by hand; `done`; `failed`: everything came back; `lost`: the server does not know the request.
   */
  phase: 'asking' | 'waiting' | 'paused' | 'gave-up' | 'checking' | 'done' | 'failed' | 'lost'
  request_id: string
  /** How often it was asked for, of how many times at most, and how far apart in seconds. */
  attempt: number
  attempts: number
  every: number
  /** The last answer; `null` before the first. */
  delegation: UtaDelegation | null
  /** When that was, ms since 1970. */
  checkedAt: number | null
  /** Asks once, by hand. */
  onCheck: () => void
  /** Leaves it to the list of transactions: the form is free for another one. */
  onAgain: () => void
}

/** How long it may still take until nobody asks any more, in seconds. It follows from the attempts. */
export const secondsLeft = ({ attempt, attempts, every }: Pick<Transfer, 'attempt' | 'attempts' | 'every'>): number =>
  Math.max(0, attempts - attempt) * every

/** What a screen reader is told of the polling: each fifth attempt, so that it is not talked to every two seconds. */
export const spokenAttempt = (attempt: number): number => Math.floor(attempt / 5) * 5
