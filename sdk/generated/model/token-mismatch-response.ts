/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * The CSRF token is missing or outdated. Fetch /sanctum/csrf-cookie and repeat once.
 */
export type TokenMismatchResponse = Problem
