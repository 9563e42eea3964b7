/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const UserInsuranceRequest = /*#__PURE__*/ zod.object({
  insurance_type_uuid: /*#__PURE__*/ zod.uuid(),
})

export type UserInsuranceRequest = zod.input<typeof UserInsuranceRequest>
export type UserInsuranceRequestOutput = zod.output<typeof UserInsuranceRequest>
