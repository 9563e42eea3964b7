/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UserInsurance } from './user-insurance.zod.ts'

/** The user's policies. */
export const UserInsuranceList = /*#__PURE__*/ zod.object({
  /** The policies, newest first. */
  data: /*#__PURE__*/ zod.array(UserInsurance),
})

/** The user's policies. */
export type UserInsuranceList = zod.output<typeof UserInsuranceList>
