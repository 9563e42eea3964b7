import { useState } from 'react'
import type { Problem } from '../lib/loadable.ts'
import type { Submission } from '../lib/submission.ts'
import { useDesignSystem } from '../provider/DesignSystemContext.ts'
import { useCountdown } from './useCountdown.ts'

/** Seconds left of the waiting time in a refusal (`retryAfter`), counted from when it arrived. */
export function useRetryAfter(problem: Problem | undefined): number {
  const { now } = useDesignSystem()
  const deadline = () => (problem?.retryAfter === undefined ? undefined : now() + problem.retryAfter * 1000)
  const [wait, setWait] = useState({ problem, until: deadline() })
  if (wait.problem !== problem) setWait({ problem, until: deadline() })
  return useCountdown(wait.until)
}

/** Until the wait is over, nothing would be sent, because the server has rejected the CSRF cookie again and again. */
export const isResting = ({ kind }: Problem): boolean => kind === 'csrf' || kind === 'no-cookie'

/** Whether a press would send nothing and change nothing: the button is then disabled, and the notice counts down. */
export function useResting(problem: Problem | undefined): boolean {
  return useRetryAfter(problem && isResting(problem) ? problem : undefined) > 0
}

/**
 * A form that was submitted too often: disabled until the wait is over. The server's message at a field would show a fixed number of seconds, so only
 * the notice above, which counts down, is shown.
 */
export function useThrottled(submission: Submission): { submission: Submission; sleeping: boolean } {
  const throttled = submission.problem?.kind === 'throttled'
  const left = useRetryAfter(throttled ? submission.problem : undefined)
  if (!throttled) return { submission, sleeping: false }
  const { fields: _fields, ...calm } = submission
  return { submission: calm, sleeping: left > 0 }
}
