/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { UserInsurance } from './user-insurance.ts'

/**
 * The user's policies.
 */
export interface UserInsuranceList {
  /** The policies, newest first. */
  data: UserInsurance[]
}
