/** The steps of a form that is looked at again before it is sent. */
export interface ReviewSteps {
  step: 'details' | 'review'
  onReview: () => void
  onEdit: () => void
}
