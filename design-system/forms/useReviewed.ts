import { useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
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
    /**
     * The values under review, given the current raw values; `null` while the form is being filled in. `restored`: the values of a page that was
     * reloaded at its review.
     */
    reviewedOf: (typed: Values, restored: Values | null): Values | null => {
      if (step !== 'review' || submission.fields !== undefined) return null
      if (reviewed === null) return restored
      return sameValues(reviewed.typed, typed) ? reviewed.values : null
    },
  }
}

const sameValues = (some: Readonly<FormValues>, all: Readonly<FormValues>): boolean =>
  Object.entries(some).every(([name, value]) => all[name] === value)

/** The current values of a form that still shows its draft, as its schema returns them; `null` if there is none, or if they cannot be sent. */
export function restoredValues<Values extends FormValues>(
  draft: Readonly<FormValues> | null,
  typed: Values,
  schema: ZodMiniType<Values, Values>,
): Values | null {
  if (draft === null || !sameValues(draft, typed)) return null
  const { success, data } = schema.safeParse(typed)
  return success ? data : null
}

type ReviewProps = Pick<ReviewSteps, 'step' | 'onReview'> & { submission: Submission }
