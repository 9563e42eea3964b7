/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The insurance to take out.
 */
export interface UserInsuranceRequest {
  /** The type. */
  insurance_type_uuid: string
}
