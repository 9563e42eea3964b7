import type { Submission } from '#design-system/lib/submission.ts'
import { refused } from '#design-system/lib/submission.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'

/**
 * Asking for a rate goes through the same operation as taking it, but moves nothing: an answer that did not come is a failed request and no unknown
 * outcome.
 */
export function useQuoteRequest<Draft = void>(
  ask: (draft: Draft) => Promise<void>,
): [Submission, (draft: Draft) => void, reset: () => void] {
  const asking = useWrite({ mutationFn: ask })
  const state = toSubmission(asking)
  return [state.problem?.kind === 'unknown-outcome' ? network : state, asking.mutate, asking.reset]
}

const network = refused({ kind: 'network' })
