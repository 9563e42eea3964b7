/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'

export const UtaDelegationRequest = /*#__PURE__*/ zod.object({
  amount: Amount,
  fee_type: FeeType,
})

export type UtaDelegationRequest = zod.input<typeof UtaDelegationRequest>
export type UtaDelegationRequestOutput = zod.output<typeof UtaDelegationRequest>
