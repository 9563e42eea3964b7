import type { Problem } from '#design-system/lib/loadable.ts'
import type { ApiError, ApiErrorKind } from '#sdk'
import { currentLocale } from '../i18n/current.ts'
import { isWrittenIn } from '../i18n/written-in.ts'

/** Compares the name and not the class, so that pages without the runtime need not load the SDK. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError' && 'kind' in error

/** Whether a failed write may have been carried out all the same: no response, an unreadable one, or the session ended first. */
export const isUnclear = (error: unknown): boolean =>
  !isApiError(error) || error.kind === 'unknown-outcome' || error.kind === 'contract' || error.kind === 'aborted'

/** The account is frozen: the refusal of every write that moves money. */
export const isFrozen = (error: unknown): boolean => isApiError(error) && error.says('account.frozen')

/** A 401 of these is about what was entered; any other 401 on a screen is of a route that knows only the cookie session, which has ended. */
const signIns: ReadonlySet<string> = new Set(['login', 'loginWithGoogle', 'answerTwoFactorChallenge'])

/** Maps kinds that the user sees no difference between, and kinds that the transport handles itself. A 503 of real maintenance has its own page. */
const shownAs = (kind: ApiErrorKind, operation: string): Problem['kind'] => {
  switch (kind) {
    case 'unauthorized':
      return signIns.has(operation) ? 'refused' : kind
    case 'aborted':
      return 'refused'
    case 'redirected':
    case 'maintenance':
      return 'server'
    default:
      return kind
  }
}

/** Converts an error for a screen. Anything but an `ApiError` is a bug of ours and shows no details. */
export function toProblem(error: unknown): Problem {
  if (!isApiError(error)) return { kind: 'unexpected' }
  const { kind, operation, status, retryAfter, requestId } = error
  return {
    kind: shownAs(kind, operation),
    ...(status > 0 && { status }),
    // A 422 is explained at its fields. Its summary message only counts errors that the form already shows.
    ...(error.hasServerMessage && !error.fields && isWrittenIn(currentLocale(), error.message) && { message: error.message }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(requestId !== undefined && { reference: requestId }),
  }
}
