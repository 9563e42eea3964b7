/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { FieldCodes } from './field-codes.zod.ts'
import { FieldErrors } from './field-errors.zod.ts'

/** What was refused, by field. */
export const ValidationProblem = /*#__PURE__*/ zod.object({
  /** The first text, and how many more there are. */
  message: /*#__PURE__*/ zod.string(),
  /** The texts of each refused field. */
  errors: FieldErrors,
  /** Which sentences they are, in the order of `errors`. A server without codes leaves it out. */
  codes: /*#__PURE__*/ zod.optional(FieldCodes),
})

/** What was refused, by field. */
export type ValidationProblem = zod.output<typeof ValidationProblem>
