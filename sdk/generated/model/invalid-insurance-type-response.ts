/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ValidationProblem } from './validation-problem.ts'

/**
 * The insurance type does not exist, or its price exceeds the available balance.
 */
export type InvalidInsuranceTypeResponse = ValidationProblem
