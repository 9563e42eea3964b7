/**
 * What is known of a write that moves money, beside its `Submission`. While it is `unknown` the form is locked (the submission's problem says
 * so) and nothing offers to send it again; the screen draws it with `UnknownOutcome`.
 */
export type Outcome =
  | { state: 'none' }
  | {
      state: 'unknown'
      /** `looking`: asked for now; `pausing`: asked again in a moment; `manual`: it could not be found out from here. */
      phase: 'looking' | 'pausing' | 'manual'
      /** When it was sent, ms since 1970. */
      since: number
      /** Asks now; absent where the server cannot be asked. */
      onCheck?: () => void
      /** The reader has looked for it and it is not there; only where the server cannot tell. */
      onRelease?: () => void
    }
  /** It was not sent: the same was sent from another tab, or from this page before it was left. Whether to send another one is the reader's choice. */
  | { state: 'elsewhere' }
  /** It is known that nothing moved: the form may be sent again. */
  | { state: 'not-done' }

export const idleOutcome: Outcome = { state: 'none' }
