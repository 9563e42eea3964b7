/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { FieldCodes } from './field-codes.ts'
import type { FieldErrors } from './field-errors.ts'

/**
 * The rejected fields and their errors.
 */
export interface ValidationProblem {
  /** The first message, and the number of further ones. */
  message: string
  /** The messages of each rejected field. */
  errors: FieldErrors
  /** The codes of the messages, in the order of `errors`. Absent if the server has no codes. */
  codes?: FieldCodes
}
