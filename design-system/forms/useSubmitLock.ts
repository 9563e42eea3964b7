import { useEffect, useRef } from 'react'
import type { Submission } from '../lib/submission.ts'

/** How long the lock waits for the request to start, in ms: longer than any double click. */
const patience = 2000

export type Latch = {
  /** True for the first caller, false while the lock is held. Synchronous, before anything is rendered. */
  take: () => boolean
  /** Releases the lock: no request is sent. */
  release: () => void
}

/**
 * Allows one request per submission. `disabled`, which follows `busy`, lets a second click in the same task through; this does not. Unlocks when the
 * submission has run, or was answered before it was rendered busy.
 */
export function useSubmitLock(submission: Submission): Latch {
  const closed = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const seen = useRef(submission)

  useEffect(() => {
    const before = seen.current
    seen.current = submission
    if (before.busy === submission.busy && before.problem === submission.problem && before.fields === submission.fields) return
    clearTimeout(timer.current)
    closed.current = submission.busy
  }, [submission])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    take: () => {
      if (closed.current || submission.busy) return false
      closed.current = true
      clearTimeout(timer.current)
      timer.current = setTimeout(() => (closed.current = false), patience)
      return true
    },
    release: () => {
      clearTimeout(timer.current)
      closed.current = false
    },
  }
}
