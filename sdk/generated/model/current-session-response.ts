/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * The session is that of this request. Sign out instead.
 */
export type CurrentSessionResponse = Problem
