/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * The resource does not exist or belongs to another user.
 */
export type NotFoundResponse = Problem
