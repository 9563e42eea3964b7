/** The steps of a form that is reviewed before it is sent. */
export interface ReviewSteps {
  /** `details` shows the form, `review` the exact values before they are sent. Part of the address, so that Back returns to the form. */
  step: 'details' | 'review'
  /** The form is valid: go to the review. */
  onReview: () => void
  /** Back to the form, with everything typed still there. */
  onEdit: () => void
}
