/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ValidationProblem } from './validation-problem.ts'

/**
 * The e-mail was rejected.
 */
export type InvalidEmailResponse = ValidationProblem
