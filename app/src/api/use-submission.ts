import { useCallback, useEffect, useRef, useState } from 'react'
import type { Submission } from '#design-system/lib/submission.ts'
import { busy, idle } from '#design-system/lib/submission.ts'
import type { SingleFlight } from './single-flight.ts'
import { createSingleFlight } from './single-flight.ts'
import { toSubmission } from './to-submission.ts'
import { useUntilOnline } from './use-until-online.ts'

/** A write for a form: its state, and the event that starts it. While one runs, further events are ignored. `reset` clears the last error. */
export function useSubmission<A extends unknown[]>(
  action: (...args: A) => Promise<unknown>,
): [Submission, (...args: A) => void, () => void] {
  const [state, setState] = useState<Submission>(idle)
  const latch = useRef<SingleFlight>(null)
  latch.current ??= createSingleFlight()
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  const submit = useCallback((...args: A): void => {
    latch.current?.run(async () => {
      setState(busy)
      try {
        await latest.current(...args)
        setState(idle)
      } catch (error) {
        setState(toSubmission(error))
      }
    })
  }, [])
  const reset = useCallback(() => setState(idle), [])
  useUntilOnline(state.problem, reset)
  return [state, submit, reset]
}
