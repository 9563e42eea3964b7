/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const FieldErrors = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)),
)

export type FieldErrors = zod.input<typeof FieldErrors>
export type FieldErrorsOutput = zod.output<typeof FieldErrors>
