import { useState } from 'react'
import type { Submission } from '../lib/submission.ts'
import { idle } from '../lib/submission.ts'

/** A submission whose last field error can be dismissed, because it does not apply to the field shown next. */
export function useDismissibleError(submission: Submission): [Submission, () => void] {
  const [past, setPast] = useState<Submission | null>(null)
  const behind = submission === past && submission.problem?.kind === 'invalid'
  return [behind ? idle : submission, () => setPast(submission)]
}
