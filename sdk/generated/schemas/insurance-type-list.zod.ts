/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { InsuranceType } from './insurance-type.zod.ts'

export const InsuranceTypeList = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(InsuranceType),
})

export type InsuranceTypeList = zod.input<typeof InsuranceTypeList>
export type InsuranceTypeListOutput = zod.output<typeof InsuranceTypeList>
