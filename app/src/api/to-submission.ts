import type { UseMutationResult } from '@tanstack/react-query'
import type { Submission } from '#design-system/lib/submission.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { ApiError } from '#sdk'
import { currentLocale } from '../i18n/current.ts'
import { isWrittenIn } from '../i18n/written-in.ts'
import { isApiError, toProblem } from './to-problem.ts'

/**
 * The server's messages by field, if they are in the user's language. Otherwise the field is only marked as rejected, and the form supplies the text.
 */
const fieldsOf = ({ userFacingFields }: ApiError): Submission['fields'] =>
  userFacingFields &&
  Object.fromEntries(
    Object.entries(userFacingFields).map(([field, texts]) => [field, texts.filter((text) => isWrittenIn(currentLocale(), text))]),
  )

const unexpected = refused({ kind: 'unexpected' })

/** The same error is the same submission: a form compares them to see a new one. */
const known = new WeakMap<ApiError, Submission>()

/** Converts the error of a refused write for a form. A write aborted by the end of its session shows nothing. */
export function toRefusal(error: unknown): Submission {
  if (!isApiError(error)) return unexpected
  if (error.kind === 'aborted') return idle
  const refusal = known.get(error) ?? refused(toProblem(error), fieldsOf(error))
  known.set(error, refusal)
  return refusal
}

/** Converts a mutation for a screen, as toLoadable does with a query. */
export const toSubmission = ({ isPending, error }: Pick<UseMutationResult<unknown, unknown, never>, 'isPending' | 'error'>): Submission =>
  isPending ? busy : error === null ? idle : toRefusal(error)
