import type { UseQueryResult } from '@tanstack/react-query'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { failed, loading, mapLoadable, ready } from '#design-system/lib/loadable.ts'
import { isApiError, toProblem } from './to-problem.ts'

export type Result<D> = Pick<UseQueryResult<unknown, unknown>, 'error' | 'fetchStatus' | 'dataUpdatedAt' | 'failureReason'> & {
  data: D
  refetch: () => unknown
}

/** Converts a query result for a screen. Stale data that could not be refetched carries its time and the error. */
export function toLoadable<D>(query: Result<D>): Loadable<Exclude<D, undefined>> {
  const retry = (): void => void query.refetch()
  const paused = query.fetchStatus === 'paused'
  const error = paused ? query.failureReason : query.error
  const problem = paused
    ? { kind: 'offline' as const }
    : error && !(isApiError(error) && error.kind === 'aborted')
      ? toProblem(error)
      : null
  const asOf = query.dataUpdatedAt
  if (query.data !== undefined)
    return ready(query.data as Exclude<D, undefined>, problem ? { asOf, savedAt: asOf, problem, retry } : { asOf })
  return problem && (paused || query.fetchStatus === 'idle') ? failed(problem, retry) : loading
}

type Rows<D> = Exclude<D, undefined> extends { data: infer T } ? T : never

/** The rows of a list. */
export const toRows = <D>(query: Result<D>): Loadable<Rows<D>> => mapLoadable(toLoadable(query), (list) => (list as { data: Rows<D> }).data)
