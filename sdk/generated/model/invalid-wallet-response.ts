/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { ValidationProblem } from './validation-problem.ts'

/**
 * The label or the address was rejected.
 */
export type InvalidWalletResponse = ValidationProblem
