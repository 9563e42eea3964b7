/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'

/** A transfer of USDT into UTA. */
export const UtaDelegationRequest = /*#__PURE__*/ zod.object({
  /** The amount charged to the assets, in USDT. A fee in USDT is included. */
  amount: Amount,
  /** The token that pays the fee. */
  fee_type: FeeType,
})

/** A transfer of USDT into UTA. */
export type UtaDelegationRequest = zod.output<typeof UtaDelegationRequest>
