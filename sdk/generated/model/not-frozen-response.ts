/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * The account is not frozen.
 */
export type NotFrozenResponse = Problem
