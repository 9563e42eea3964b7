import type { Problem } from '#design-system/lib/loadable.ts'
import type { ApiError, ApiErrorKind } from '#sdk'
import { currentLocale } from '../i18n/current.ts'
import { isWrittenIn } from '../i18n/written-in.ts'

/** Told by its name and not by its class: pages without the engine must not load the SDK to know its error. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError' && 'kind' in error

/** Whether a write that failed so may have been carried out all the same: no answer, one that cannot be read, or a session that ended before it came. */
export const isUnclear = (error: unknown): boolean =>
  !isApiError(error) || error.kind === 'unknown-outcome' || error.kind === 'contract' || error.kind === 'aborted'

/** Kinds that the transport deals with itself and kinds that mean the same to a reader: a 503 that is real maintenance has a page of its own. */
const shownAs = (kind: ApiErrorKind): Problem['kind'] => {
  switch (kind) {
    case 'unauthorized':
    case 'csrf':
    case 'aborted':
      return 'refused'
    case 'redirected':
    case 'maintenance':
      return 'server'
    default:
      return kind
  }
}

/** An error in the words of a screen. What is no `ApiError` is a fault of ours and says nothing of itself. */
export function toProblem(error: unknown): Problem {
  if (!isApiError(error)) return { kind: 'unexpected' }
  const { kind, status, retryAfter, requestId } = error
  return {
    kind: shownAs(kind),
    ...(status > 0 && { status }),
    // A 422 speaks at its fields (facts.md); its summary counts in the server's language what the form already shows.
    ...(error.hasServerMessage && !error.fields && isWrittenIn(currentLocale(), error.message) && { message: error.message }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(requestId !== undefined && { reference: requestId }),
  }
}
