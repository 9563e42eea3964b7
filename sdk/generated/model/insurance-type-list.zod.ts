/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { InsuranceType } from './insurance-type.zod.ts'

/** The available types. May be empty. */
export const InsuranceTypeList = /*#__PURE__*/ zod.object({
  /** The types, cheapest first. */
  data: /*#__PURE__*/ zod.array(InsuranceType),
})

/** The available types. May be empty. */
export type InsuranceTypeList = zod.output<typeof InsuranceTypeList>
