/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ValidationProblem } from './validation-problem.ts'

/**
 * The amount or another field was rejected.
 */
export type InvalidAmountResponse = ValidationProblem
