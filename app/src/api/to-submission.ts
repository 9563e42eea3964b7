import type { Submission } from '#design-system/lib/submission.ts'
import { idle, refused } from '#design-system/lib/submission.ts'
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

/** Converts the error of a refused write for a form. A write aborted by the end of its session shows nothing. */
export const toSubmission = (error: unknown): Submission =>
  isApiError(error) && error.kind === 'aborted' ? idle : refused(toProblem(error), isApiError(error) ? fieldsOf(error) : undefined)
