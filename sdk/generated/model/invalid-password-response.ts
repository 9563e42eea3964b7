/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ValidationProblem } from './validation-problem.ts'

/**
 * A password field was rejected.
 */
export type InvalidPasswordResponse = ValidationProblem
