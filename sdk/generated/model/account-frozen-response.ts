/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * The user has frozen the account. Nothing was executed. The setting `thaws_at` contains the end of the freeze, if thawing has begun.
 */
export type AccountFrozenResponse = Problem
