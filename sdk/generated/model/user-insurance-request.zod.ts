/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The insurance to take out. */
export const UserInsuranceRequest = /*#__PURE__*/ zod.object({
  /** The type. */
  insurance_type_uuid: /*#__PURE__*/ zod.uuid(),
})

/** The insurance to take out. */
export type UserInsuranceRequest = zod.output<typeof UserInsuranceRequest>
