import { useState } from 'react'
import type { ReviewSteps } from '../lib/review.ts'
import type { Submission } from '../lib/submission.ts'
import type { FormValues } from './draft.ts'

/**
 * The values that are reviewed before they are sent. What the server refused about a field is read at the form; values that were changed since
 * they were reviewed are reviewed anew.
 */
export function useReviewed<Values extends FormValues>({ step, onReview, submission }: ReviewProps) {
  const [reviewed, setReviewed] = useState<{ values: Values; typed: Values } | null>(null)
  return {
    /** For the form's `onSubmit`: `typed` is what its fields hold, `values` what its schema makes of them. */
    review: (values: Values, typed: Values) => {
      setReviewed({ values, typed: { ...typed } })
      onReview()
      return 'shown' as const
    },
    /** What is reviewed, given what the fields hold now; `null` while the form is filled in. */
    reviewedOf: (typed: Values): Values | null => {
      if (reviewed === null || step !== 'review' || submission.fields !== undefined) return null
      return Object.entries(reviewed.typed).every(([name, value]) => typed[name] === value) ? reviewed.values : null
    },
  }
}

type ReviewProps = Pick<ReviewSteps, 'step' | 'onReview'> & { submission: Submission }
