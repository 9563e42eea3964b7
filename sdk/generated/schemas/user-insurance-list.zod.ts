/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UserInsurance } from './user-insurance.zod.ts'

export const UserInsuranceList = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(UserInsurance),
})

export type UserInsuranceList = zod.input<typeof UserInsuranceList>
export type UserInsuranceListOutput = zod.output<typeof UserInsuranceList>
