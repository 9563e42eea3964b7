/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { FieldCodes } from './field-codes.zod.ts'
import { FieldErrors } from './field-errors.zod.ts'

export const ValidationProblem = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod.string(),
  errors: FieldErrors,
  codes: /*#__PURE__*/ zod.optional(FieldCodes),
})

export type ValidationProblem = zod.input<typeof ValidationProblem>
export type ValidationProblemOutput = zod.output<typeof ValidationProblem>
