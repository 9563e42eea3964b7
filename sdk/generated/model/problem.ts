/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ErrorCode } from './error-code.ts'

/**
 * Why the server rejected the request, in the language of Accept-Language if available.
 */
export interface Problem {
  /** The message text, one of messages.yaml. */
  message: string
  /** The code of the message, for programs. Absent if the server has no codes. */
  code?: ErrorCode
}
