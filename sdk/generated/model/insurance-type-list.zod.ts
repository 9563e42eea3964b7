/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { InsuranceType } from './insurance-type.zod.ts'

/** What can be taken out. May be empty. */
export const InsuranceTypeList = /*#__PURE__*/ zod.object({
  /** The types, cheapest first. */
  data: /*#__PURE__*/ zod.array(InsuranceType),
})

/** What can be taken out. May be empty. */
export type InsuranceTypeList = zod.output<typeof InsuranceTypeList>
