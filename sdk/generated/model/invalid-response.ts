/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ValidationProblem } from './validation-problem.ts'

/**
 * A field or filter was rejected. `errors` contains each one.
 */
export type InvalidResponse = ValidationProblem
