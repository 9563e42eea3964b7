import { clockText } from '../../forms/useCountdown.ts'
import { useRetryAfter } from '../../forms/useRetryAfter.ts'
import type { Submission } from '../../lib/submission.ts'
import { Notice } from '../../components/feedback/Notice.tsx'
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

/** Why no code was sent, and when one can be. */
export function SendErrorNotice({ sending }: { sending: Submission }) {
  const t = useTranslations('verification').notSent
  const errorMessage = useErrorMessage()
  const { problem, fields } = sending
  const wait = problem?.kind === 'throttled' ? problem.retryAfter : undefined
  const left = useRetryAfter(wait === undefined ? undefined : problem)

  if (!problem) return null
  const refusal = Object.values(fields ?? {}).flat()
  const reason = refusal.length > 0 ? refusal.join(' ') : errorMessage(problem)
  const waiting = left > 0 ? t.wait({ time: clockText(left) }) : t.over()
  return (
    <Notice severity={wait === undefined ? 'error' : 'warning'} title={t.title()} role="alert">
      {wait === undefined ? reason : waiting}
    </Notice>
  )
}
