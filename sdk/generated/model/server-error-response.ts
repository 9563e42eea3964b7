/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * The server failed.
 */
export type ServerErrorResponse = Problem
