import { clockText } from '../../forms/useCountdown.ts'
import { useWait } from '../../forms/useWait.ts'
import type { Submission } from '../../lib/submission.ts'
import { Notice } from '../../parts/Notice.tsx'
import { useProblemText } from '../../parts/useProblemText.ts'
import { useText } from '../../provider/reader.ts'

/** Why no code went out, and when one can. */
export function NotSent({ sending }: { sending: Submission }) {
  const t = useText('verification').notSent
  const say = useProblemText()
  const { problem, fields } = sending
  const wait = problem?.kind === 'throttled' ? problem.retryAfter : undefined
  const left = useWait(wait === undefined ? undefined : problem)

  if (!problem) return null
  const refusal = Object.values(fields ?? {}).flat()
  const reason = refusal.length > 0 ? refusal.join(' ') : say(problem)
  const waiting = left > 0 ? t.wait({ time: clockText(left) }) : t.over()
  return (
    <Notice tone={wait === undefined ? 'negative' : 'warning'} title={t.title()} role="alert">
      {wait === undefined ? reason : waiting}
    </Notice>
  )
}
