import type { Submission } from '#design-system/lib/submission.ts'
import { idle, refused } from '#design-system/lib/submission.ts'
import type { ApiError } from '#sdk'
import { currentLocale } from '../i18n/current.ts'
import { isWrittenIn } from '../i18n/written-in.ts'
import { isApiError, toProblem } from './to-problem.ts'

/** The server's sentences by field, in the reader's language: a server that speaks another one refused the field, and the form says so itself. */
const fieldsOf = ({ fieldsForReaders }: ApiError): Submission['fields'] =>
  fieldsForReaders &&
  Object.fromEntries(
    Object.entries(fieldsForReaders).map(([field, texts]) => [field, texts.filter((text) => isWrittenIn(currentLocale(), text))]),
  )

/** A refused write as a form takes it. A write that was given up with its session has nothing to say. */
export const toSubmission = (error: unknown): Submission =>
  isApiError(error) && error.kind === 'aborted' ? idle : refused(toProblem(error), isApiError(error) ? fieldsOf(error) : undefined)
