import { useState } from 'react'
import type { ReviewSteps } from '../lib/review.ts'
import type { Submission } from '../lib/submission.ts'
import type { FormValues } from './draft.ts'

/**
 * The values under review before they are sent. A server error about a field is shown in the form; values changed since the review are reviewed
 * again.
 */
export function useReviewed<Values extends FormValues>({ step, onReview, submission }: ReviewProps) {
  const [reviewed, setReviewed] = useState<{ values: Values; typed: Values } | null>(null)
  return {
    /** For the form's `onSubmit`: `typed` are the raw field values, `values` the schema's output. */
    review: (values: Values, typed: Values) => {
      setReviewed({ values, typed: { ...typed } })
      onReview()
    },
    /** The values under review, given the current raw values; `null` while the form is being filled in. */
    reviewedOf: (typed: Values): Values | null => {
      if (reviewed === null || step !== 'review' || submission.fields !== undefined) return null
      return Object.entries(reviewed.typed).every(([name, value]) => typed[name] === value) ? reviewed.values : null
    },
  }
}

type ReviewProps = Pick<ReviewSteps, 'step' | 'onReview'> & { submission: Submission }
