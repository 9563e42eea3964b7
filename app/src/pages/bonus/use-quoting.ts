import type { Submission } from '#design-system/lib/submission.ts'
import { refused } from '#design-system/lib/submission.ts'
import { useSubmission } from '../../api/use-submission.ts'

/**
 * Asking for a rate goes through the same operation as taking it, but moves nothing: an answer that did not come is a failed request and no unknown
 * outcome.
 */
export function useQuoteRequest<A extends unknown[]>(ask: (...args: A) => Promise<void>): [Submission, (...args: A) => void] {
  const [state, submit] = useSubmission(ask)
  return [state.problem?.kind === 'unknown-outcome' ? network : state, submit]
}

const network = refused({ kind: 'network' })
