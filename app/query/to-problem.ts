import type { Problem } from '#design-system/lib/loadable.ts'
import type { ApiError } from '#sdk'

/** Told by its name and not by its class: pages without the engine must not load the SDK to know its error. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError' && 'kind' in error

/** An error in the words of a screen. What is no `ApiError` is a fault of ours and says nothing of itself. */
export function toProblem(error: unknown): Problem {
  if (!isApiError(error)) return { kind: 'unexpected' }
  const { kind, status, retryAfter, requestId } = error
  const shown = kind === 'unauthorized' || kind === 'csrf' || kind === 'aborted' ? 'refused' : kind
  return {
    kind: shown,
    ...(status > 0 && { status }),
    // A 422 speaks at its fields (facts.md); its summary counts in the server's language what the form already shows.
    ...(error.hasServerMessage && !error.fields && { message: error.message }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(requestId !== undefined && { reference: requestId }),
  }
}
