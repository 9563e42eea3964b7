import { useEffect, useRef } from 'react'
import type { Submission } from '../lib/submission.ts'

/** How long an intention may wait for its request to show, in ms: longer than any double click, shorter than patience. */
const patience = 2000

export type Latch = {
  /** True for the first caller; false while that intention still runs. Answers at once, before anything is rendered. */
  take: () => boolean
  /** The intention came to nothing: no request goes out. */
  release: () => void
}

/**
 * One intention, one request. A `disabled` that follows `busy` lets a second click of the same task through; this does not.
 * Opens again when the submission has run, or was answered before it could be seen running.
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
