/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { InsuranceType } from './insurance-type.ts'

/**
 * The available types. May be empty.
 */
export interface InsuranceTypeList {
  /** The types, cheapest first. */
  data: InsuranceType[]
}
