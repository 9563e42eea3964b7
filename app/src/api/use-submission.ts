import { useCallback, useState } from 'react'
import type { Submission } from '#design-system/lib/submission.ts'
import { busy, idle } from '#design-system/lib/submission.ts'
import { singleFlight } from './single-flight.ts'
import { toRefusal } from './to-submission.ts'
import { useUntilOnline } from './use-until-online.ts'

/**
 * `useWrite` for the sign-in pages, which are usable before TanStack Query is loaded (7 kB of their budget): the state of a write, the event that
 * starts it, and one that clears its error.
 */
export function useSubmission<A extends unknown[]>(
  action: (...args: A) => Promise<unknown>,
): [Submission, (...args: A) => void, () => void] {
  const [state, setState] = useState<Submission>(idle)
  const [once] = useState(() => singleFlight((write: () => Promise<void>) => write()))
  const submit = (...args: A): void =>
    void once(async () => {
      setState(busy)
      setState(await action(...args).then(() => idle, toRefusal))
    })
  const reset = useCallback(() => setState(idle), [])
  useUntilOnline(state.problem, reset)
  return [state, submit, reset]
}
