import type { Submission } from '#design-system/lib/submission.ts'
import { useMoneyWrite } from './use-money-write.ts'
import type { MoneyWriteOptions } from './use-money-write.ts'
import { useReview } from './use-review.ts'

interface ReviewedWriteOptions<A extends unknown[], R> extends Omit<MoneyWriteOptions<A, R>, 'onDone'> {
  /** Called when the request has succeeded. `how`: what follows the review takes its place in the history, so that going back leads to the form. */
  onDone: (result: R, how: { replace: boolean }) => void
  /** The form's draft: see `useReview`. */
  draft: string | null
  /** Which refusals lead back to the form, which shows why; by default those of a field. */
  isShownByForm?: (submission: Submission) => boolean
}

const hasFields = ({ fields }: Submission): boolean => fields !== undefined

/** A write that moves money, for a form with a review. `form`: props of its screen. */
export function useReviewedWrite<A extends unknown[], R>({
  onDone,
  draft,
  isShownByForm = hasFields,
  ...options
}: ReviewedWriteOptions<A, R>) {
  const { submission, outcome, submit, reset } = useMoneyWrite<A, R>({
    ...options,
    onDone: (result) => onDone(result, { replace: review.isEntry }),
  })
  const review = useReview(isShownByForm(submission), draft)
  const onReview = (): void => {
    reset()
    review.onReview()
  }
  return { submit, reset, form: { step: review.step, onReview, onEdit: review.onEdit, submission, outcome } }
}
