/**
 * What is known about a write that moves money, beside its `Submission`. While it is `unknown` the form is locked (the submission's problem says so)
 * and nothing offers to send it again; screens render it with `UnknownOutcome`.
 */
export type Outcome =
  | { state: 'none' }
  | {
      state: 'unknown'
      /** `looking`: a look-up is running; `pausing`: waiting for the next one; `manual`: look-ups could not determine the outcome. */
      phase: 'looking' | 'pausing' | 'manual'
      /** When it was sent, ms since 1970. */
      since: number
      /** Looks up now; absent if the server offers no look-up. */
      onCheck?: () => void
      /** The user has checked and found no transaction; only if the server cannot tell. */
      onRelease?: () => void
    }
  /** Not sent: an identical write was sent from another tab, or from this page before it was left. The user decides whether to send another one. */
  | { state: 'elsewhere' }
  /** Nothing moved: the form may be sent again. */
  | { state: 'not-done' }

export const idleOutcome: Outcome = { state: 'none' }
