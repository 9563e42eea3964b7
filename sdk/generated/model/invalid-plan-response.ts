/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ValidationProblem } from './validation-problem.ts'

/**
 * The plan does not exist, or its price exceeds the available balance.
 */
export type InvalidPlanResponse = ValidationProblem
