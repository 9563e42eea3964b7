/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ErrorCode } from './error-code.ts'

/**
 * Codes by field, in the order of the field's messages.
 */
export interface FieldCodes {
  [key: string]: ErrorCode[]
}
