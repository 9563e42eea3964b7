import { useState } from 'react'
import type { Submission } from '../lib/submission.ts'
import { idle } from '../lib/submission.ts'

/** A write whose last refusal of a field can be put behind: it says nothing about the field that is shown next. */
export function useDismissibleError(submission: Submission): [Submission, () => void] {
  const [past, setPast] = useState<Submission | null>(null)
  const behind = submission === past && submission.problem?.kind === 'invalid'
  return [behind ? idle : submission, () => setPast(submission)]
}
