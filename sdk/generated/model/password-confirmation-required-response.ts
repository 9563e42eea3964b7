/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * The password must be confirmed first. The request was not executed and can be sent again.
 */
export type PasswordConfirmationRequiredResponse = Problem
