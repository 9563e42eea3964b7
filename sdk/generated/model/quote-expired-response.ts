/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * The quote has expired or was already used. Request a new one.
 */
export type QuoteExpiredResponse = Problem
