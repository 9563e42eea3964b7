/** The steps of a form that is reviewed before it is sent. */
export interface ReviewSteps {
  step: 'details' | 'review'
  onReview: () => void
  onEdit: () => void
}
