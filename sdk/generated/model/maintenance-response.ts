/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * Maintenance. Retry-After is sent if the end is known.
 */
export type MaintenanceResponse = Problem
