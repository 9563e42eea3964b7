import { useState } from 'react'
import { clockText, useCountdown } from '../../forms/useCountdown.ts'
import type { Submission } from '../../lib/submission.ts'
import { Notice } from '../../parts/Notice.tsx'
import { useProblemText } from '../../parts/useProblemText.ts'
import { useReader, useText } from '../../provider/reader.ts'

/** Why no code went out, and when one can. */
export function NotSent({ sending }: { sending: Submission }) {
  const t = useText('verification').notSent
  const { now } = useReader()
  const say = useProblemText()
  const { problem, fields } = sending
  const wait = problem?.kind === 'throttled' ? problem.retryAfter : undefined
  const [told, setTold] = useState({ problem, until: wait && now() + wait * 1000 })
  if (told.problem !== problem) setTold({ problem, until: wait && now() + wait * 1000 })
  const left = useCountdown(told.until)

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
