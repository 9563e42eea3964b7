/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ErrorCode } from './error-code.zod.ts'

/** Codes by field, in the order of the field's messages. */
export const FieldCodes = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.array(ErrorCode).check(/*#__PURE__*/ zod.minLength(1)),
)

/** Codes by field, in the order of the field's messages. */
export type FieldCodes = zod.output<typeof FieldCodes>
