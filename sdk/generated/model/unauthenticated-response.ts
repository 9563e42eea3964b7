/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * No user is signed in, or the session has ended.
 */
export type UnauthenticatedResponse = Problem
