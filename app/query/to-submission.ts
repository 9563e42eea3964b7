import type { Submission } from '#design-system/lib/submission.ts'
import { idle, refused } from '#design-system/lib/submission.ts'
import { isApiError, toProblem } from './to-problem.ts'

/** A refused write as a form takes it. A write that was given up with its session has nothing to say. */
export const toSubmission = (error: unknown): Submission =>
  isApiError(error) && error.kind === 'aborted' ? idle : refused(toProblem(error), isApiError(error) ? error.fields : undefined)
