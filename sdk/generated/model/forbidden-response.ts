/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * The user is signed in but not allowed to do this. The message says why.
 */
export type ForbiddenResponse = Problem
