import { useState } from 'react'
import type { Problem } from '../lib/loadable.ts'
import type { Submission } from '../lib/submission.ts'
import { useDesignSystem } from '../provider/DesignSystemContext.ts'
import { useCountdown } from './useCountdown.ts'

/** Seconds that are left of a wait that a refusal told in seconds, by the clock of the moment it was told. */
export function useRetryAfter(problem: Problem | undefined): number {
  const { now } = useDesignSystem()
  const deadline = () => (problem?.retryAfter === undefined ? undefined : now() + problem.retryAfter * 1000)
  const [told, setTold] = useState({ problem, until: deadline() })
  if (told.problem !== problem) setTold({ problem, until: deadline() })
  return useCountdown(told.until)
}

/**
 * A form that was sent too often: sleeping until the wait is over. The server's sentence at a field would count seconds that pass,
 * so the notice above, which does count, stands alone.
 */
export function useThrottled(submission: Submission): { submission: Submission; sleeping: boolean } {
  const throttled = submission.problem?.kind === 'throttled'
  const left = useRetryAfter(throttled ? submission.problem : undefined)
  if (!throttled) return { submission, sleeping: false }
  const { fields: _fields, ...calm } = submission
  return { submission: calm, sleeping: left > 0 }
}
