/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ErrorCode } from './error-code.zod.ts'

export const FieldCodes = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.array(ErrorCode).check(/*#__PURE__*/ zod.minLength(1)),
)

export type FieldCodes = zod.input<typeof FieldCodes>
export type FieldCodesOutput = zod.output<typeof FieldCodes>
