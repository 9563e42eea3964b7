/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * Too many requests. Wait for the time in Retry-After.
 */
export type ThrottledResponse = Problem
