/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Id } from './id.ts'

/**
 * The request was accepted. Poll its result by this id.
 */
export interface UtaDelegationRequested {
  /** The request's id. */
  request_id: Id
}
