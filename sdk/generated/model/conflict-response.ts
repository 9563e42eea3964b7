/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * The resource is not in a state that allows this, or a request with the same Idempotency-Key is still in progress.
 */
export type ConflictResponse = Problem
