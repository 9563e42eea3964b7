import { useMutation } from '@tanstack/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { singleFlight } from './single-flight.ts'
import { toSubmission } from './to-submission.ts'
import { useUntilOnline } from './use-until-online.ts'

/**
 * `useMutation` for a form or a button: `mutate` does nothing while the mutation runs, because a second click may come before `isPending` is
 * rendered. `toSubmission` converts it for a screen.
 */
export function useWrite<Data, Values = void>(options: UseMutationOptions<Data, unknown, Values>) {
  const mutation = useMutation(options)
  const { mutateAsync, reset } = mutation
  const [mutate] = useState((): ((values: Values) => void) => singleFlight((values) => mutateAsync(values)))
  useUntilOnline(toSubmission(mutation).problem, reset)
  return { ...mutation, mutate }
}
