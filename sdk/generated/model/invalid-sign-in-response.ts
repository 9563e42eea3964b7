/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ValidationProblem } from './validation-problem.ts'

/**
 * The credentials are wrong, or there were too many attempts for this e-mail.
 */
export type InvalidSignInResponse = ValidationProblem
