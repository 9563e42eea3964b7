/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { FieldCodes } from './field-codes.zod.ts'
import { FieldErrors } from './field-errors.zod.ts'

/** The rejected fields and their errors. */
export const ValidationProblem = /*#__PURE__*/ zod.object({
  /** The first message, and the number of further ones. */
  message: /*#__PURE__*/ zod.string(),
  /** The messages of each rejected field. */
  errors: FieldErrors,
  /** The codes of the messages, in the order of `errors`. Absent if the server has no codes. */
  codes: /*#__PURE__*/ zod.optional(FieldCodes),
})

/** The rejected fields and their errors. */
export type ValidationProblem = zod.output<typeof ValidationProblem>
