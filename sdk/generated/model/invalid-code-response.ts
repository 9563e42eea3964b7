/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ValidationProblem } from './validation-problem.ts'

/**
 * The code is wrong, used or expired.
 */
export type InvalidCodeResponse = ValidationProblem
